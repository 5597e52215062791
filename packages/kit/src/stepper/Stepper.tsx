import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import { useKitText } from '../texts/KitTexts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { StepNumber } from './StepNumber';
import { findStepStates, type FreeStep, type StepState } from './step-states';
import styles from './Stepper.module.css';

export interface StepperStep extends FreeStep {
  id: string;
  label: string;
  /** A quieter second line. */
  description?: ReactNode;
}

export interface StepperProps {
  /** The name of the flow. */
  label: string;
  steps: readonly StepperStep[];
  /** The id of the step under way. */
  active: string;
  /** Asked to go to another step. A press on the active step or a disabled one does nothing. */
  onSelect?: (id: string) => void;
  /** One after the other: earlier steps are completed, later ones disabled, whatever they say themselves. */
  isLinear?: boolean;
  direction?: 'row' | 'column';
  className?: string;
}

/** The steps of a flow: those done, the one under way, those to come. */
export function Stepper(props: StepperProps) {
  const { label, steps, active, onSelect, isLinear = true, direction = 'row', className } = props;
  const place = steps.findIndex(({ id }) => id === active);
  const states = findStepStates(steps, place, isLinear);
  return (
    <nav aria-label={label} className={className}>
      <ol className={classNames(styles.steps, styles[direction])}>
        {steps.map((step, index) => {
          const state = states[index] ?? 'disabled';
          const content = <StepContent step={step} number={index + 1} of={steps.length} state={state} />;
          const canGo = onSelect && (state === 'completed' || state === 'open');
          return (
            <li
              key={step.id}
              aria-current={state === 'active' ? 'step' : undefined}
              className={classNames(styles.item, styles[state])}
            >
              {canGo ? (
                <Button className={styles.step} onPress={() => onSelect(step.id)}>
                  {content}
                </Button>
              ) : (
                <span className={styles.step}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface StepContentProps {
  step: StepperStep;
  number: number;
  of: number;
  state: StepState;
}

function StepContent({ step, number, of, state }: StepContentProps) {
  const text = useKitText();
  return (
    <>
      <StepNumber isActive={state === 'active'}>
        {state === 'completed' ? <Icon name="check" size={16} /> : number}
      </StepNumber>
      <span className={styles.words}>
        <span className={styles.label}>
          <VisuallyHidden>
            {text('stepOf', { step: number, steps: of })}
            {state === 'completed' && `, ${text('completed')}`}:{' '}
          </VisuallyHidden>
          {step.label}
        </span>
        {step.description && <span className={styles.description}>{step.description}</span>}
      </span>
    </>
  );
}
