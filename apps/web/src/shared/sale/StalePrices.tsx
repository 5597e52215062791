import { Alert, Button, Text } from '@lucerna/kit';
import { useTranslate } from '../i18n';

interface StalePricesProps {
  /** Lines whose price is another one today, and lines whose price is past its days. */
  readonly changed: number;
  readonly expired: number;
  /** What that means for the page. */
  readonly text: string;
  /** Gives the project the prices of today; absent where it cannot be changed. */
  readonly onRefresh?: () => void;
  readonly isRefreshing: boolean;
}

/** Says that prices of a project are not those of today, and takes those over with one press. */
export function StalePrices({ changed, expired, text, onRefresh, isRefreshing }: StalePricesProps) {
  const t = useTranslate();
  if (changed + expired === 0) return null;
  const expiredText = t('sale.pricesExpired', { count: expired });
  return (
    <Alert
      tone="warning"
      title={changed > 0 ? t('sale.pricesChanged', { count: changed }) : expiredText}
      action={
        onRefresh && (
          <Button size="small" isLoading={isRefreshing} onPress={onRefresh}>
            {t('sale.refreshPrices')}
          </Button>
        )
      }
    >
      {changed > 0 && expired > 0 && <Text>{expiredText}.</Text>}
      <Text>{text}</Text>
    </Alert>
  );
}
