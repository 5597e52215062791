import type { CSSProperties, ReactNode } from 'react';
import { RadioButton, RadioField } from 'react-aria-components';
import { classNames } from '../class-names';
import { BlockedWord } from '../choice/BlockedWord';
import type { Choice, ChoiceGroupProps } from '../choice/choice';
import { ChoiceGroup } from '../choice/ChoiceGroup';
import styles from './ScaleGroup.module.css';

export interface ScaleChoice<Value extends string = string> extends Choice<Value> {
  /** The colour of its place on the scale, any CSS colour. */
  colour: string;
}

export interface ScaleGroupProps<Value extends string = string> extends ChoiceGroupProps<
  Value,
  ScaleChoice<Value>
> {
  /** Words at the two ends, such as warm and cold. */
  ends?: readonly [ReactNode, ReactNode];
}

/** One of several values in an order, on a band that runs through their colours. */
export function ScaleGroup<Value extends string = string>({ ends, ...group }: ScaleGroupProps<Value>) {
  return (
    <div className={styles.scale}>
      <ChoiceGroup
        {...group}
        optionsClass={styles.band}
        renderChoice={(choice) => <Place key={choice.value} choice={choice} />}
      />
      {ends && (
        <div className={styles.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}

function Place({ choice }: { choice: ScaleChoice }) {
  return (
    <RadioField value={choice.value} className={styles.field}>
      <RadioButton
        className={classNames(styles.place, choice.isBlocked && styles.blocked)}
        style={{ '--colour': choice.colour } as CSSProperties}
      >
        <span className={styles.light} />
        <span className={styles.name}>
          {choice.label}
          <BlockedWord isBlocked={choice.isBlocked} />
        </span>
        {choice.description && <span className={styles.description}>{choice.description}</span>}
      </RadioButton>
    </RadioField>
  );
}
