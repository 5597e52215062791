import { useState, type ReactNode } from 'react';

interface ControlledProps<Value> {
  initial: Value;
  /** Told beside the story's own keeping, so that a script can ask what was said. */
  onChange?: (value: Value) => void;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a part that keeps none itself. */
export function Controlled<Value>({ initial, onChange, children }: ControlledProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}
