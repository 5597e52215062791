import { lineTextNames } from '@lucerna/contract';
import type { ComparedFreeLine, ComparedLine, LineText, VersionComparison } from '@lucerna/contract';
import { Heading, Stack, Text } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { useInBatches } from '../../../shared/lazy';
import styles from './Versions.module.css';

type Changed = VersionComparison['changed'][number];
type ChangedFree = VersionComparison['freeLines']['changed'][number];

/** What a value was and is. */
const change = (from: string, to: string) => `${from} → ${to}`;

/** Lines of a list that are drawn together. */
const batch = 20;

/**
 * What differs: name and totals, then lines that were added, removed and changed, each with what it was and is; those that are no
 * products behind the products.
 */
export function Differences({ comparison }: { readonly comparison: VersionComparison }) {
  const t = useTranslate();
  const { added, removed, changed, freeLines, from, to } = comparison;
  const items = {
    changed: [
      ...changed.map((line) => <ChangedLine key={line._id} line={line} />),
      ...freeLines.changed.map((line) => <ChangedFreeLine key={line._id} line={line} />),
    ],
    added: [...added.map(oneLine), ...freeLines.added.map(oneFreeLine)],
    removed: [...removed.map(oneLine), ...freeLines.removed.map(oneFreeLine)],
  };
  const isSame = Object.values(items).every(({ length }) => length === 0) && from.name === to.name;
  return (
    <Stack gap={5}>
      <Totals comparison={comparison} />
      <Text as="span" className={styles.live} tone="quiet">
        <span role="status">{isSame && t('versions.same')}</span>
      </Text>
      {(['changed', 'added', 'removed'] as const).map(
        (what) =>
          items[what].length > 0 && (
            <section key={what}>
              <Heading level={3} size={16}>
                {t(`versions.${what}`, { count: items[what].length })}
              </Heading>
              <Lines items={items[what]} />
            </section>
          ),
      )}
    </Stack>
  );
}

const oneLine = (line: ComparedLine) => <OneLine key={line._id} line={line} />;
const oneFreeLine = (line: ComparedFreeLine) => <OneFreeLine key={line._id} line={line} />;

function Lines({ items }: { readonly items: readonly ReactNode[] }) {
  const drawn = useInBatches(items.length, { first: batch, next: batch });
  return <ul className={styles.lines}>{items.slice(0, drawn)}</ul>;
}

function Totals({ comparison: { from, to } }: { readonly comparison: VersionComparison }) {
  const t = useTranslate();
  const format = useFormat();
  const money = (totals: typeof from.totals) => (totals.net ? format.money(totals.net) : '–');
  return (
    <dl className={styles.totals}>
      {from.name !== to.name && (
        <>
          <dt>{t('versions.field-name')}</dt>
          <dd>
            <bdi>{from.name}</bdi> → <bdi>{to.name}</bdi>
          </dd>
        </>
      )}
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

function OneFreeLine({ line: { text, quantity, total } }: { readonly line: ComparedFreeLine }) {
  const format = useFormat();
  return (
    <li className={styles.line}>
      <Text as="span" className={styles.freeText}>
        <bdi>{text}</bdi>
      </Text>
      <Text as="span" size={14} tone="quiet" isTabular>
        {format.number(quantity)}
        {total && ` · ${format.money(total)}`}
      </Text>
    </li>
  );
}

interface Field {
  readonly name: string;
  readonly says: string;
}

function Fields({ fields }: { readonly fields: readonly Field[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ name, says }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  );
}

const sayTexts = Object.fromEntries(
  lineTextNames.map((name) => [name, (line: ComparedLine) => line[name] ?? '–']),
) as Record<LineText, (line: ComparedLine) => string>;

function ChangedLine({ line: { fields, from, to } }: { readonly line: Changed }) {
  const t = useTranslate();
  const format = useFormat();
  const show: Record<Changed['fields'][number], (line: ComparedLine) => string> = {
    ...sayTexts,
    referenceCode: ({ referenceCode }) => referenceCode,
    creation: () => t('versions.creationIsOther'),
    quantity: ({ quantity }) => format.number(quantity),
    price: ({ prices }) => (prices ? format.money(prices.unitNet) : '–'),
    leadTimeWeeks: ({ leadTimeWeeks }) =>
      leadTimeWeeks === null ? t('projects.leadTimeUnknown') : t('projects.weeks', { count: leadTimeWeeks }),
    section: ({ section }) => section ?? '–',
    area: ({ area }) => [area?.floor, area?.room].filter(Boolean).join(', ') || '–',
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
      <Fields
        fields={fields.map((field) => ({
          name: t(`versions.field-${field}`),
          says: field === 'creation' ? show[field](to) : change(show[field](from), show[field](to)),
        }))}
      />
    </li>
  );
}

function ChangedFreeLine({ line: { fields, from, to } }: { readonly line: ChangedFree }) {
  const t = useTranslate();
  const format = useFormat();
  const show: Record<ChangedFree['fields'][number], (line: ComparedFreeLine) => string> = {
    text: ({ text }) => text,
    quantity: ({ quantity }) => format.number(quantity),
    unitPrice: ({ unitPrice }) => (unitPrice ? format.money(unitPrice) : '–'),
    section: ({ section }) => section ?? '–',
  };
  return (
    <li className={styles.line}>
      <Text as="span" className={styles.freeText}>
        <bdi>{to.text}</bdi>
      </Text>
      <Fields
        fields={fields.map((field) => ({
          name: t(`versions.field-${field}`),
          says: change(show[field](from), show[field](to)),
        }))}
      />
    </li>
  );
}
