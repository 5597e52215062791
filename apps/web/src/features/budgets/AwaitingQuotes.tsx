import { Alert, Button } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';

interface AwaitingQuotesProps {
  /** How many wait. */
  readonly count: number;
  /** Only those are shown. */
  readonly isOn: boolean;
  readonly onShow: (isOn: boolean) => void;
}

/** How many quotes wait for an approval that the reader may give, and the way to them; nothing where none does. */
export function AwaitingQuotes({ count, isOn, onShow }: AwaitingQuotesProps) {
  const t = useTranslate();
  if (count === 0 && !isOn) return null;
  return (
    <Alert
      tone="info"
      title={count === 0 ? t('budgets.noneAwaiting') : t('budgets.awaiting', { count })}
      action={
        <Button size="small" onPress={() => onShow(!isOn)}>
          {t(isOn ? 'budgets.showAll' : 'budgets.showAwaiting')}
        </Button>
      }
    />
  );
}
