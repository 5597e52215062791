import type { RevisionDraft } from '@lucerna/contract';
import { deepestDiscount } from '@lucerna/engine';
import { Alert, Button, Stack, Text, TriedForm } from '@lucerna/kit';
import { useId } from 'react';
import { dayFrom } from '../../shared/form';
import { useTriedForm } from '../../shared/form/use-tried-form';
import { WhyNotSent } from '../../shared/form/WhyNotSent';
import { SaleSide, SumsThenAndNow } from '../../shared/sale';
import { useFormat, useTranslate } from '../../shared/i18n';
import { editedLines, totalsOf } from './quote';
import { QuoteSheet, isWhole } from './QuoteSheet';
import { linesOfRevision, quoteOfRevision } from './revision';
import { TodayPrice } from './TodayPrice';
import { SideTotal } from './SideTotal';
import { useQuote } from './use-quote';
import { useRevise } from './use-revise';
import styles from './Sheet.module.css';

interface RevisionEditorProps {
  readonly draft: RevisionDraft;
  /** Somebody was faster, or prices changed. */
  readonly onStale: () => void;
}

/** The sheet of the next revision, and beside it what it comes to against the one before. */
export function RevisionEditor({ draft, onStale }: RevisionEditorProps) {
  const t = useTranslate();
  const format = useFormat();
  const { budget, catalogId } = draft;
  const { id, revision, currency, projectId, totalNet } = budget;
  const { quote, change, editLine, forgetQuote } = useQuote(id, quoteOfRevision(budget, dayFrom(30)));
  const lines = linesOfRevision(draft, quote);
  const freeLines = budget.freeLines ?? [];
  const totals = totalsOf({ currency, lines, freeLines }, quote);
  const { revise, isRevising } = useRevise({ projectId, budgetId: id, onDone: forgetQuote, onStale });
  const about = useId();
  const counted = editedLines(lines, quote).filter(({ isOut }) => !isOut);
  const form = useTriedForm(isWhole(catalogId, quote), [
    ...(counted.length === 0 ? [t('budgets.nothingChosen')] : []),
    ...(totals === null ? [t('budgets.noSum')] : []),
  ]);
  const deepest = deepestDiscount(
    counted.map(({ discount }) => discount),
    quote.discount,
  );
  const isAbove = deepest > draft.discountLimit;
  const stale = lines.filter(({ today, isNew, isOut }) => today && !isNew && !isOut);
  const other = stale.filter(({ _id }) => quote.lineEdits[_id]?.fromProject !== true);
  return (
    <>
      <div ref={form.place} className={styles.paper}>
        {other.length > 0 && quote.withPrices && (
          <Alert
            tone="info"
            title={t('budgets.repriceText', { count: other.length })}
            action={
              <Button
                size="small"
                variant="quiet"
                onPress={() => other.forEach(({ _id }) => editLine(_id, { fromProject: true }))}
              >
                {t('budgets.repriceAll')}
              </Button>
            }
          />
        )}
        <TriedForm value={form.tries > 0}>
          <QuoteSheet
            label={t('budgets.reviseNumber', { number: budget.budgetNumber })}
            projectName={budget.projectName}
            {...{ projectId, catalogId, currency, lines, freeLines, quote, totals }}
            onChange={change}
            onEditLine={editLine}
            isRevision
            about={(line) =>
              line.today && (
                <TodayPrice
                  today={line.today}
                  quoted={line.quoted}
                  isTaken={quote.lineEdits[line._id]?.fromProject === true}
                  onTake={(fromProject) => editLine(line._id, { fromProject })}
                />
              )
            }
          />
        </TriedForm>
      </div>
      <SaleSide className={styles.side} isUnprinted>
        <SideTotal total={totals?.netTotal} />
        {totals && totalNet && <SumsThenAndNow before={totalNet} after={totals.netTotal} />}
        {isAbove && (
          <Alert tone="warning" title={t('budgets.approvalWillBe', { percent: format.unit(deepest, '%') })} />
        )}
        <Button
          variant="primary"
          isWide
          isLoading={isRevising}
          aria-describedby={about}
          onPress={() => form.press(() => revise(lines, quote))}
        >
          {t('budgets.createRevision', { revision: revision + 1 })}
        </Button>
        <WhyNotSent id={about} form={form} />
        <Stack gap={2}>
          <Text size={14} tone="quiet">
            {t('budgets.revisionKept', { revision })}
          </Text>
        </Stack>
      </SaleSide>
    </>
  );
}
