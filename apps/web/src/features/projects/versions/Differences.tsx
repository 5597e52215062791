import type { ComparedLine, VersionComparison } from '@lucerna/contract';
import { Heading, Stack, Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { useInBatches } from '../../../shared/late';
import styles from './Versions.module.css';

type Changed = VersionComparison['changed'][number];

/** What a value was and is. */
const change = (from: string, to: string) => `${from} → ${to}`;

/** Lines of a list that are drawn together. */
const batch = 20;

/** What differs: totals, then lines that were added, removed and changed, each with what it was and is. */
export function Differences({ comparison }: { readonly comparison: VersionComparison }) {
  const t = useTranslate();
  const { added, removed, changed } = comparison;
  const isSame = added.length + removed.length + changed.length === 0;
  return (
    <Stack gap={5}>
      <Totals comparison={comparison} />
      <Text as="span" className={styles.live} tone="quiet">
        <span role="status">{isSame && t('versions.same')}</span>
      </Text>
      {changed.length > 0 && (
        <section>
          <Heading level={3} size={16}>
            {t('versions.changed', { count: changed.length })}
          </Heading>
          <Lines items={changed} draw={(line) => <ChangedLine key={line._id} line={line} />} />
        </section>
      )}
      {added.length > 0 && (
        <section>
          <Heading level={3} size={16}>
            {t('versions.added', { count: added.length })}
          </Heading>
          <Lines items={added} draw={(line) => <OneLine key={line._id} line={line} />} />
        </section>
      )}
      {removed.length > 0 && (
        <section>
          <Heading level={3} size={16}>
            {t('versions.removed', { count: removed.length })}
          </Heading>
          <Lines items={removed} draw={(line) => <OneLine key={line._id} line={line} />} />
        </section>
      )}
    </Stack>
  );
}

interface LinesProps<Item> {
  readonly items: readonly Item[];
  readonly draw: (item: Item) => React.ReactNode;
}

function Lines<Item>({ items, draw }: LinesProps<Item>) {
  const drawn = useInBatches(items.length, { first: batch, next: batch });
  return <ul className={styles.lines}>{items.slice(0, drawn).map(draw)}</ul>;
}

function Totals({ comparison: { from, to } }: { readonly comparison: VersionComparison }) {
  const t = useTranslate();
  const format = useFormat();
  const money = (totals: typeof from.totals) => (totals.net ? format.money(totals.net) : '–');
  return (
    <dl className={styles.totals}>
      <dt>{t('versions.field-pieces')}</dt>
      <dd>{change(format.number(from.totals.quantity), format.number(to.totals.quantity))}</dd>
      {to.totals.net !== undefined && (
        <>
          <dt>{t('versions.field-totalNet')}</dt>
          <dd>{change(money(from.totals), money(to.totals))}</dd>
        </>
      )}
    </dl>
  );
}

function OneLine({ line }: { readonly line: ComparedLine }) {
  const format = useFormat();
  const total = line.prices?.totalNet;
  return (
    <li className={styles.line}>
      <Text as="span">{line.name}</Text>
      <Text as="span" size={14} tone="quiet" isTabular>
        {line.referenceCode} · {format.number(line.quantity)}
        {total && ` · ${format.money(total)}`}
      </Text>
    </li>
  );
}

function ChangedLine({ line: { fields, from, to } }: { readonly line: Changed }) {
  const t = useTranslate();
  const format = useFormat();
  const show: Record<Changed['fields'][number], (line: ComparedLine) => string> = {
    referenceCode: ({ referenceCode }) => referenceCode,
    creation: () => t('versions.creationIsOther'),
    quantity: ({ quantity }) => format.number(quantity),
    price: ({ prices }) => (prices ? format.money(prices.unitNet) : '–'),
    leadTimeWeeks: ({ leadTimeWeeks }) =>
      leadTimeWeeks === null ? t('projects.leadTimeUnknown') : t('projects.weeks', { count: leadTimeWeeks }),
    mark: ({ mark }) => mark ?? '–',
    section: ({ section }) => section ?? '–',
    area: ({ area }) => [area?.floor, area?.room].filter(Boolean).join(', ') || '–',
    note: ({ note }) => note ?? '–',
    counts: ({ counts }) => t(counts === false ? 'versions.isNotCounted' : 'versions.isCounted'),
  };
  return (
    <li className={styles.line}>
      <div className={styles.named}>
        <Text as="span">{to.name}</Text>
        {!fields.includes('referenceCode') && (
          <Text as="span" size={14} tone="quiet">
            {to.referenceCode}
          </Text>
        )}
      </div>
      <dl className={styles.fields}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{t(`versions.field-${field}`)}</dt>
            <dd>{field === 'creation' ? show[field](to) : change(show[field](from), show[field](to))}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
