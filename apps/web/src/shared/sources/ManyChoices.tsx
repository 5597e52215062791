import { Checkbox } from '@lucerna/kit';
import type { ReactNode } from 'react';
import styles from './Sources.module.css';

interface ManyChoicesProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    readonly picture?: ReactNode;
  }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Any number of some values, in the order in which they are offered. */
export function ManyChoices<Value extends string>(props: ManyChoicesProps<Value>) {
  const { label, choices, chosen, onChange } = props;
  const without = (value: Value) => chosen.filter((each) => each !== value);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map(({ value, label: words, picture }) => (
        <div key={value} className={styles.choice}>
          {picture}
          <Checkbox
            isSelected={chosen.includes(value)}
            onChange={(isChosen) => onChange(isChosen ? [...without(value), value] : without(value))}
          >
            {words}
          </Checkbox>
        </div>
      ))}
    </fieldset>
  );
}
