import { TextField } from '@lucerna/kit';
import { useState } from 'react';
import { useWords } from '../../../shared/words';
import type { Lengths } from '../words/use-lengths';

interface LengthFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** Metres. */
  readonly value: number;
  readonly lengths: Lengths;
  readonly onChange: (metres: number) => void;
  readonly isReadOnly?: boolean;
  readonly autoFocus?: boolean;
}

/** A length as people type it: `2.4`, `240 cm`, `7' 6"`. Taken on Enter and on leaving. */
export function LengthField({ value, lengths, onChange, ...field }: LengthFieldProps) {
  const say = useWords();
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

  return (
    <div onKeyDown={(event) => event.key === 'Enter' && take()}>
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
        errorMessage={isWrong ? say('drawing.noLength') : null}
      />
    </div>
  );
}
