import { TextField } from '@lucerna/kit';
import { useState } from 'react';
import { useTranslate } from '../../../shared/i18n';
import type { Lengths } from '../words/use-lengths';

interface LengthFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** Metres. */
  readonly value: number;
  readonly lengths: Lengths;
  /** The only lengths that there are, shortest first; any where it is left out. */
  readonly allowed?: readonly number[];
  readonly onChange: (metres: number) => void;
  readonly isReadOnly?: boolean;
  readonly autoFocus?: boolean;
}

/** A length as people type it: `2.4`, `240 cm`, `7' 6"`. Taken on Enter and on leaving; arrows step it. */
export function LengthField({ value, lengths, allowed, onChange, ...field }: LengthFieldProps) {
  const t = useTranslate();
  const [text, setText] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const shown = text ?? lengths.write(value);

  function take() {
    if (text === null) return;
    const metres = lengths.read(text);
    setWrong(metres === null);
    if (metres === null) return;
    setText(null);
    onChange(metres);
  }

  /** To the next whole step, or the next length that there is: 2.43 m goes to 2.45 m, then to 2.5 m. */
  function move(way: 1 | -1) {
    if (field.isReadOnly) return;
    const from = (text === null ? null : lengths.read(text)) ?? value;
    setText(null);
    if (allowed) {
      const farther = allowed.filter((each) => (each - from) * way > 1e-6);
      const next = way > 0 ? farther[0] : farther.at(-1);
      return next === undefined ? undefined : onChange(next);
    }
    const steps = Math.round((from / lengths.step) * 1000) / 1000;
    onChange(Math.max(0, way > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * lengths.step);
  }

  return (
    <div
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
          event.preventDefault();
          move(event.key === 'ArrowUp' ? 1 : -1);
        }
      }}
    >
      <TextField
        {...field}
        isTabular
        inputMode="text"
        value={shown}
        onChange={(next) => {
          setWrong(false);
          setText(next);
        }}
        onBlur={take}
        errorMessage={isWrong ? t('drawing.noLength') : null}
      />
    </div>
  );
}
