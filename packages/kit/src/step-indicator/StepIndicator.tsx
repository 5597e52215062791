import { Button } from 'react-aria-components';
import { classNames } from '../class-names';
import { StepNumber } from '../stepper/StepNumber';
import { useKitText } from '../texts/KitTexts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './StepIndicator.module.css';

export interface Step {
  label: string;
  /** Goes to the step; one without it cannot be pressed. */
  onPress?: () => void;
}

export interface StepIndicatorProps {
  /** Three at most; a longer flow takes a `Stepper`. */
  steps: readonly [Step] | readonly [Step, Step] | readonly [Step, Step, Step];
  /** The step under way, from 1. Every step up to it is active. */
  current: number;
  className?: string;
}

/** How far one is in a flow of up to three steps. */
export function StepIndicator({ steps, current, className }: StepIndicatorProps) {
  const text = useKitText();
  return (
    <nav aria-label={text('steps')} className={className}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const number = index + 1;
          const content = (
            <>
              <StepNumber isActive={current >= number}>{number}</StepNumber>
              <span>
                <VisuallyHidden>{text('stepOf', { step: number, steps: steps.length })}: </VisuallyHidden>
                {step.label}
              </span>
            </>
          );
          return (
            <li
              key={step.label}
              aria-current={number === current ? 'step' : undefined}
              className={classNames(number === current && styles.present, number > current && styles.later)}
            >
              {step.onPress ? (
                <Button onPress={step.onPress} className={styles.button}>
                  {content}
                </Button>
              ) : (
                <span className={styles.button}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
