import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Label, RadioGroup } from 'react-aria-components';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import type { Choice, ChoiceGroupProps } from './choice';
import styles from './ChoiceGroup.module.css';

interface GroupProps<Value extends string, Item extends Choice<Value>> extends ChoiceGroupProps<Value, Item> {
  optionsClass: string | undefined;
  renderChoice: (choice: Item) => ReactNode;
}

/**
 * What cards, swatches and scales share: one radio group in which a blocked choice never becomes the value. Pressing
 * it opens its reason under the group, where it stays until it is freed or another choice is taken.
 */
export function ChoiceGroup<Value extends string, Item extends Choice<Value>>(
  props: GroupProps<Value, Item>,
) {
  const { label, isLabelHidden, detail, choices, value, onChange, onBlocked } = props;
  const { isDisabled, className, optionsClass, renderChoice } = props;
  const [asked, setAsked] = useState<string | null>(null);
  const answering = choices.find((choice) => choice.value === asked && choice.isBlocked);
  const answer = useRef<HTMLDivElement>(null);
  const answered = answering?.value;
  // Where the group ends at the foot of the window, the reason would stand below what is seen.
  useEffect(() => {
    if (answered !== undefined) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [answered]);

  function handleChange(next: string) {
    const choice = choices.find((candidate) => candidate.value === next);
    if (!choice) return;
    setAsked(choice.isBlocked ? next : null);
    if (choice.isBlocked) onBlocked?.(choice.value);
    else if (choice.value !== value) onChange(choice.value);
  }

  const title = (
    <Label className={styles.label}>
      {label}
      {detail && <span className={styles.detail}>{detail}</span>}
    </Label>
  );
  return (
    <div className={classNames(styles.group, className)}>
      <RadioGroup
        value={value ?? ''}
        onChange={handleChange}
        isDisabled={isDisabled}
        orientation="horizontal"
      >
        {isLabelHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        <div className={optionsClass}>{choices.map(renderChoice)}</div>
      </RadioGroup>
      <div role="status">
        {answering?.blockedReason && (
          <div ref={answer} className={styles.answer}>
            <Icon name="info" />
            <p className={styles.reason}>{answering.blockedReason}</p>
            {answering.blockedAction}
          </div>
        )}
      </div>
    </div>
  );
}
