import { NumberField } from '@lucerna/kit';

interface PercentProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: number;
  readonly onChange: (percent: number) => void;
  readonly className?: string;
}

/** A percentage from 0 to 100 with two decimals; what depends on it follows while it is typed. */
export function Percent(props: PercentProps) {
  return (
    <NumberField
      {...props}
      onInput={props.onChange}
      min={0}
      max={100}
      step={0.01}
      unit="%"
      hasSteppers={false}
    />
  );
}
