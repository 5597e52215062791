import { Text } from '@lucerna/kit';
import { useTranslate } from '../i18n';
import type { TriedFormState } from './use-tried-form';

interface WhyNotSentProps {
  /** What describes the act. */
  readonly id: string;
  readonly form: Pick<TriedFormState, 'tries' | 'areFieldsRight' | 'reasons'>;
}

/** Beside the act of a form: what is in its way that is no field, and after a press in vain that fields are. */
export function WhyNotSent({ id, form: { tries, areFieldsRight, reasons } }: WhyNotSentProps) {
  const t = useTranslate();
  const words = tries > 0 && !areFieldsRight ? [...reasons, t('sale.checkFields')] : reasons;
  if (words.length === 0) return <div id={id} hidden />;
  // Each press in vain is heard.
  return (
    <div key={tries} id={id} role={tries > 0 ? 'alert' : undefined}>
      {words.map((each) => (
        <Text key={each} size={14} tone={tries > 0 ? 'error' : 'quiet'}>
          {each}
        </Text>
      ))}
    </div>
  );
}
