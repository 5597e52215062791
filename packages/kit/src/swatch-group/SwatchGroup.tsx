import { useState, type CSSProperties, type ReactNode } from 'react';
import { RadioButton, RadioField } from 'react-aria-components';
import { classNames } from '../class-names';
import { BlockedWord } from '../choice/BlockedWord';
import type { Choice, ChoiceGroupProps } from '../choice/choice';
import { ChoiceGroup } from '../choice/ChoiceGroup';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './SwatchGroup.module.css';

export interface SwatchChoice<Value extends string = string> extends Choice<Value> {
  /** Any CSS colour. */
  colour: string;
  /**
   * A picture of the material, laid over the colour. Drawn in the page: an image of a drawing costs a browser a
   * document of its own.
   */
  picture?: ReactNode;
}

export interface SwatchGroupProps<Value extends string = string> extends ChoiceGroupProps<
  Value,
  SwatchChoice<Value>
> {
  /** Writes the name under each swatch; without it the chosen name stands beside the label. */
  areNamesShown?: boolean;
}

/** One of several colours or materials, as round swatches; the name beside the label follows the pointer. */
export function SwatchGroup<Value extends string = string>(props: SwatchGroupProps<Value>) {
  const { areNamesShown, ...group } = props;
  const [hovered, setHovered] = useState<string | null>(null);
  const named = group.choices.find((choice) => choice.value === (hovered ?? group.value));
  return (
    <ChoiceGroup
      {...group}
      detail={areNamesShown ? group.detail : (named?.label ?? group.detail)}
      optionsClass={classNames(styles.swatches, areNamesShown && styles.named)}
      renderChoice={(choice) => (
        <Swatch
          key={choice.value}
          choice={choice}
          isNameShown={Boolean(areNamesShown)}
          onHover={(isHovered) => setHovered(isHovered ? choice.value : null)}
        />
      )}
    />
  );
}

interface SwatchProps {
  choice: SwatchChoice;
  isNameShown: boolean;
  onHover: (isHovered: boolean) => void;
}

function Swatch({ choice, isNameShown, onHover }: SwatchProps) {
  const name = (
    <>
      {choice.label}
      <BlockedWord isBlocked={choice.isBlocked} />
    </>
  );
  return (
    <RadioField value={choice.value}>
      <RadioButton
        onHoverChange={onHover}
        className={classNames(styles.choice, choice.isBlocked && styles.blocked)}
      >
        <span className={styles.swatch} style={{ '--swatch': choice.colour } as CSSProperties}>
          {choice.picture}
        </span>
        {isNameShown ? <span className={styles.name}>{name}</span> : <VisuallyHidden>{name}</VisuallyHidden>}
      </RadioButton>
    </RadioField>
  );
}
