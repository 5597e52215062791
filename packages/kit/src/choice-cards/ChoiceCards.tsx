import type { ReactNode } from 'react';
import { RadioButton, RadioField } from 'react-aria-components';
import { classNames } from '../class-names';
import { BlockedWord } from '../choice/BlockedWord';
import type { Choice, ChoiceGroupProps } from '../choice/choice';
import { ChoiceGroup } from '../choice/ChoiceGroup';
import styles from './ChoiceCards.module.css';

export interface CardChoice<Value extends string = string> extends Choice<Value> {
  /** A drawing above the words. */
  picture?: ReactNode;
  /** A figure or word at the end, such as a price. */
  end?: ReactNode;
}

export interface ChoiceCardsProps<Value extends string = string> extends ChoiceGroupProps<
  Value,
  CardChoice<Value>
> {
  /** `grid` places cards side by side, `list` one under another, `pills` as short words in a row. */
  layout?: 'grid' | 'list' | 'pills';
}

/** One of several, each a card that is pressed as a whole. */
export function ChoiceCards<Value extends string = string>(props: ChoiceCardsProps<Value>) {
  const { layout = 'grid', ...group } = props;
  return (
    <ChoiceGroup
      {...group}
      optionsClass={styles[layout]}
      renderChoice={(choice) => <Card key={choice.value} choice={choice} />}
    />
  );
}

function Card({ choice }: { choice: CardChoice }) {
  return (
    <RadioField value={choice.value} className={styles.field}>
      <RadioButton className={classNames(styles.card, choice.isBlocked && styles.blocked)}>
        {choice.picture && <span className={styles.picture}>{choice.picture}</span>}
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi>{choice.label}</bdi>
            <BlockedWord isBlocked={choice.isBlocked} />
          </span>
          {choice.description && <span className={styles.description}>{choice.description}</span>}
        </span>
        {choice.end && <span className={styles.end}>{choice.end}</span>}
      </RadioButton>
    </RadioField>
  );
}
