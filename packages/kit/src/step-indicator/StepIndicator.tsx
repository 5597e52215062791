import { Button } from 'react-aria-components';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import { useKitText } from '../texts/KitTexts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { findStepState } from './step-states';
import styles from './StepIndicator.module.css';

export interface Step {
  label: string;
  /** Goes back to the step. Only a completed one answers. */
  onPress?: () => void;
}

export interface StepIndicatorProps {
  steps: readonly Step[];
  /** The step under way, from 1. */
  current: number;
  className?: string;
}

/** Where one is in a flow of a few steps. */
export function StepIndicator({ steps, current, className }: StepIndicatorProps) {
  const text = useKitText();
  return (
    <nav aria-label={text('steps')} className={className}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const number = index + 1;
          const state = findStepState(number, current);
          const content = (
            <>
              <span className={styles.number} aria-hidden="true">
                {state === 'completed' ? <Icon name="check" size={16} /> : number}
              </span>
              <VisuallyHidden>{text('stepOf', { step: number, steps: steps.length })}: </VisuallyHidden>
              {step.label}
            </>
          );
          return (
            <li
              key={step.label}
              aria-current={state === 'active' ? 'step' : undefined}
              className={classNames(styles.step, styles[state])}
            >
              {state === 'completed' && step.onPress ? (
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
