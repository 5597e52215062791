import type { BudgetDraft } from '@lucerna/contract';
import { Button, Text, TriedForm } from '@lucerna/kit';
import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTriedForm } from '../../shared/form/use-tried-form';
import { WhyNotSent } from '../../shared/form/WhyNotSent';
import { FormerValue, SaleChangesDialog, SaleSide, StalePrices } from '../../shared/sale';
import { useFormat, useTranslate } from '../../shared/i18n';
import { QuoteSheet, isWhole } from './QuoteSheet';
import { editedLines, totalsOf } from './quote';
import { PartiesFields } from './usa/PartiesFields';
import type { Parties } from './usa/use-parties';
import type { Generate } from './use-generate';
import { SideTotal } from './SideTotal';
import { useQuote } from './use-quote';
import { useRefreshPrices } from './use-refresh-prices';
import styles from './Sheet.module.css';

export interface QuoteEditorProps {
  readonly draft: BudgetDraft;
  readonly generating: Generate;
  /** Whom it is about besides, where its market asks for that. */
  readonly parties?: Parties;
  /** Stands under the sheet: what is not in it. */
  readonly children?: ReactNode;
}

/** The sheet that is filled in, and beside it the total and the act. */
export function QuoteEditor({ draft, generating, parties, children }: QuoteEditorProps) {
  const t = useTranslate();
  const format = useFormat();
  // The page of a request says who asked.
  const clientName = useSearchParams()[0].get('client')?.slice(0, 120) ?? '';
  const { quote, change, editLine, forgetQuote } = useQuote(draft.projectId, { clientName });
  const { changes, agree, goBack, isGenerating } = generating;
  const totals = totalsOf(draft, quote);
  const prices = useRefreshPrices(draft);
  const isFinal = parties?.values.isFinal === true;
  const about = useId();
  const isEmpty = editedLines(draft.lines, quote).every(({ isOut }) => isOut);
  const form = useTriedForm(isWhole(draft.catalogId, quote) && parties?.isWhole !== false, [
    ...(isEmpty ? [t('budgets.nothingChosen')] : []),
    ...(totals === null ? [t('budgets.noSum')] : []),
    ...(isFinal && parties?.quoteNumber === undefined ? [t('budgets.numberAwaited')] : []),
  ]);

  function start(onlySave: boolean) {
    const onDone = () => {
      forgetQuote();
      parties?.forget();
    };
    const onNumberUsed = parties?.takeNextNumber;
    generating.generate(draft, quote, { onlySave, onDone, onNumberUsed, parties: parties?.sent });
  }

  return (
    <>
      <div ref={form.place} className={styles.paper}>
        {quote.withPrices && (
          <StalePrices
            changed={prices.changed}
            expired={prices.expired}
            text={t(prices.changed > 0 ? 'budgets.pricesChangedText' : 'budgets.pricesExpiredText')}
            onRefresh={prices.refresh}
            isRefreshing={prices.isRefreshing}
          />
        )}
        <TriedForm value={form.tries > 0}>
          <QuoteSheet
            label={t('budgets.new')}
            parties={parties && <PartiesFields parties={parties} />}
            {...draft}
            quote={quote}
            totals={totals}
            onChange={change}
            onEditLine={editLine}
            about={(line) => <LineDays line={line} />}
            aboutPrice={({ unitGrossBefore }) =>
              unitGrossBefore && (
                <FormerValue label={t('sale.priceBefore')}>{format.money(unitGrossBefore)}</FormerValue>
              )
            }
          />
        </TriedForm>
        {children}
      </div>
      <SaleSide className={styles.side} isUnprinted>
        <SideTotal total={totals?.netTotal} />
        <Button
          variant="primary"
          isWide
          isLoading={isGenerating}
          aria-describedby={about}
          onPress={() => form.press(() => start(false))}
        >
          {t(isFinal ? 'budgets.generateFinal' : 'budgets.generate')}
        </Button>
        <Button
          isWide
          isDisabled={isGenerating}
          aria-describedby={about}
          onPress={() => form.press(() => start(true))}
        >
          {t('budgets.onlySave')}
        </Button>
        <WhyNotSent id={about} form={form} />
        <Text size={14} tone="quiet">
          {t('budgets.frozen')} {t('budgets.daysCounted')} {t('budgets.onlySaveHint')}
        </Text>
      </SaleSide>
      <SaleChangesDialog
        changes={changes}
        currency={draft.currency}
        text={t('budgets.notGeneratedYet')}
        confirmLabel={{ newPrices: t('budgets.atNewPrices'), asNow: t('budgets.asNow') }}
        isLoading={isGenerating}
        onConfirm={() => agree(draft, quote)}
        onClose={goBack}
      />
    </>
  );
}

/** When it leaves, and until when the price of the project held. */
function LineDays({ line }: { readonly line: BudgetDraft['lines'][number] }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      {line.shippingDate && (
        <Text as="span" size={14} tone="quiet" isTabular>
          {t('budgets.leavesOn', { date: format.shortDate(line.shippingDate) })}
        </Text>
      )}
      {line.priceState === 'expired' && line.priceValidUntil && (
        <Text as="span" size={14} tone="warning">
          {t('sale.wasValidUntil', { date: format.shortDate(line.priceValidUntil) })}
        </Text>
      )}
    </>
  );
}
