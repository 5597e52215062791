import type { Budget } from '@lucerna/contract';
import { Button, Text } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { FailedPart } from '../../../shared/failure';
import { useSaveFile } from '../../../shared/file/use-save-file';
import { useTranslate } from '../../../shared/i18n';

/** The buyer's order that came with an acceptance; nothing where none came. */
export function AcceptedBy({ budget: { id, state } }: { readonly budget: Budget }) {
  const t = useTranslate();
  const isAccepted = state === 'accepted';
  const asked = api.useGetQuoteAcceptanceQuery({ params: { id }, isSilent: true }, { skip: !isAccepted });
  const { data } = asked;
  const save = useSaveFile({
    address: `/api/v1/budget/${encodeURIComponent(id)}/acceptance/file`,
    name: data?.file?.name ?? 'order',
    action: 'getAcceptanceFile',
  });
  if (!isAccepted) return null;
  if (!data) return <FailedPart asked={asked} />;
  if (!data.file) return null;
  return (
    <Button isWide icon="download" onPress={() => void save()}>
      <Text as="span">{t('budgets.saveOrder', { name: data.file.name })}</Text>
    </Button>
  );
}
