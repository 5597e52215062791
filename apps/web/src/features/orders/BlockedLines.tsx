import type { OrderDraft } from '@lucerna/contract';
import { Button, ButtonLink, Heading, Icon, Text } from '@lucerna/kit';
import { api } from '../../shared/api';
import { editHref, ProductIdentity, useDescribe } from '../../shared/product';
import { href } from '../../shared/route';
import { useCan } from '../../shared/session';
import { useProblemText, useTranslate } from '../../shared/i18n';
import styles from './BlockedLines.module.css';

/** What cannot be ordered, each with its reasons in words and with what frees it. */
export function BlockedLines({ draft }: { draft: OrderDraft }) {
  const t = useTranslate();
  const problemText = useProblemText();
  const { blocked, products } = draft;
  const describe = useDescribe(draft.currency, blocked);
  if (blocked.length === 0) return null;
  return (
    <section className={styles.blocked} aria-label={t('orders.blocked', { count: blocked.length })}>
      <Heading level={2} size={20}>
        {t('orders.blocked', { count: blocked.length })}
      </Heading>
      {products.orderedIds.length > 0 && <Text tone="quiet">{t('orders.blockedText')}</Text>}
      <ul className={styles.list}>
        {blocked.map((line) => (
          <li key={line._id} className={styles.row}>
            <ProductIdentity product={line} description={describe(line)} projectId={draft.projectId} />
            <ul className={styles.reasons}>
              {line.problems.map((problem) => (
                <li key={problem.code} className={styles.reason}>
                  <Icon name="warning" size={16} className={styles.sign} />
                  {problemText(problem)}
                </li>
              ))}
            </ul>
            <WayOut draft={draft} line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WayOutProps {
  readonly draft: OrderDraft;
  readonly line: OrderDraft['blocked'][number];
}

/** Codes that no other configuration mends. */
const lasting = ['model-inactive', 'model-umbrella', 'alreadyOrdered'];

/** The smallest change that frees a line: the quantity where only that is too low, else its configuration. */
function WayOut({ draft, line }: WayOutProps) {
  const t = useTranslate();
  const canEdit = useCan('project.edit');
  const [update, { isLoading }] = api.useUpdateProductMutation();
  const { projectId, projectVersion: version } = draft;
  const codes = line.problems.map(({ code }) => code);
  if (!canEdit || codes.some((code) => lasting.includes(code))) {
    return (
      <ButtonLink size="small" href={href('project', { projectId })}>
        {t('orders.toProject')}
      </ButtonLink>
    );
  }
  if (codes.every((code) => code === 'quantity-below-moq')) {
    const body = { attributesToUpdate: { quantity: line.moq } };
    return (
      <Button
        size="small"
        isLoading={isLoading}
        onPress={() => void update({ params: { projectId, productId: line._id }, body, version })}
      >
        {t('orders.raise', { moq: line.moq })}
      </Button>
    );
  }
  return (
    <ButtonLink size="small" href={editHref(line, projectId)}>
      {t('orders.configure')}
    </ButtonLink>
  );
}
