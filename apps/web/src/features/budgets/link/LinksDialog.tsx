import type { Budget } from '@lucerna/contract';
import { Button, Dialog, Stack, Text } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { AwaitedPart } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import { LinkRow } from './LinkRow';
import { NewLink } from './NewLink';
import styles from './Link.module.css';

/** The links by which a quote is read without an account: new ones, and what became of each. */
export function LinksDialog({ budget, onClose }: { readonly budget: Budget; readonly onClose: () => void }) {
  const t = useTranslate();
  const found = api.useListQuoteLinksQuery({ params: { id: budget.id } });
  const { data } = found;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('budgets.links')}
      actions={<Button onPress={onClose}>{t('projects.close')}</Button>}
    >
      <Stack gap={6}>
        <Text>{t('budgets.linksText')}</Text>
        {budget.state === 'draft' && <Text>{t('budgets.linkSends')}</Text>}
        <NewLink budget={budget} />
        <AwaitedPart query={found} size="3rem" label={t('budgets.linksLoading')} />
        {data && data.length > 0 && (
          <ul className={styles.links} aria-label={t('budgets.links')}>
            {data.map((link) => (
              <LinkRow key={link.id} budgetId={budget.id} link={link} />
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}
