import type { OrderDraft } from '@lucerna/contract';
import { Button, ButtonLink, Heading, Icon, Text } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { api } from '../../shared/api';
import { useWriteLength } from '../../shared/catalogue/use-measures';
import { catalogueOfCurrency, editHref, ProductIdentity, useDescribe } from '../../shared/product';
import { href } from '../../shared/route';
import { LinePlace } from '../../shared/sale';
import { useCan } from '../../shared/session';
import { useProblemText, useTranslate } from '../../shared/i18n';
import styles from './BlockedLines.module.css';

/** What is not ordered: what cannot be, what is not chosen, each with its reasons in words and with what frees it, and what is no product. */
export function BlockedLines({ draft }: { draft: OrderDraft }) {
  const t = useTranslate();
  const isOption = ({ problems }: Blocked) => problems.some(({ code }) => code === 'notChosen');
  const options = draft.blocked.filter(isOption);
  const others = draft.blocked.filter((line) => !isOption(line));
  const hasOrdered = draft.products.orderedIds.length > 0;
  return (
    <>
      {others.length > 0 && (
        <BlockedList draft={draft} lines={others} title={t('orders.blocked', { count: others.length })}>
          {hasOrdered && t('orders.blockedText')}
        </BlockedList>
      )}
      {options.length > 0 && (
        <BlockedList draft={draft} lines={options} title={t('orders.notChosen', { count: options.length })}>
          {t('orders.notChosenText')}
        </BlockedList>
      )}
      {draft.freeLines > 0 && <Text tone="quiet">{t('orders.freeLines', { count: draft.freeLines })}</Text>}
    </>
  );
}

type Blocked = OrderDraft['blocked'][number];

interface BlockedListProps {
  readonly draft: OrderDraft;
  readonly lines: readonly Blocked[];
  readonly title: string;
  /** What may be done about them all. */
  readonly children: ReactNode;
}

function BlockedList({ draft, lines, title, children }: BlockedListProps) {
  const problemText = useProblemText(useWriteLength(catalogueOfCurrency(draft.currency)));
  const describe = useDescribe(draft.currency, lines);
  return (
    <section className={styles.blocked} aria-label={title}>
      <Heading level={2} size={20}>
        {title}
      </Heading>
      {children && <Text tone="quiet">{children}</Text>}
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line._id} className={styles.row}>
            <ProductIdentity product={line} description={describe(line)} projectId={draft.projectId}>
              <LinePlace line={line} />
            </ProductIdentity>
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

/** Codes that no other configuration mends. */
const lasting = ['model-inactive', 'model-umbrella', 'alreadyOrdered', 'notChosen'];

/** The smallest change that frees a line: the quantity where only that is too low, else its configuration. */
function WayOut({ draft, line }: { readonly draft: OrderDraft; readonly line: Blocked }) {
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
