import type { BudgetDraft } from '@lucerna/contract';
import { newBudget } from '@lucerna/contract';
import { Button, Text, TextArea } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { dayFrom, useRule } from '../../shared/form';
import { SaleChangesDialog, StalePrices } from '../../shared/sale';
import { useFormat, useTranslate } from '../../shared/i18n';
import { QuoteFacts } from './QuoteFacts';
import { QuoteLines } from './QuoteLines';
import { QuoteTotals } from './QuoteTotals';
import { totalsOf } from './quote';
import type { Generate } from './use-generate';
import { useQuote } from './use-quote';
import { useRefreshPrices } from './use-refresh-prices';
import styles from './Sheet.module.css';

interface QuoteEditorProps {
  readonly draft: BudgetDraft;
  readonly generating: Generate;
  /** Stands under the sheet: what is not in it. */
  readonly children?: ReactNode;
}

/** The sheet that is filled in, and beside it the total and the act. */
export function QuoteEditor({ draft, generating, children }: QuoteEditorProps) {
  const t = useTranslate();
  const format = useFormat();
  const rule = useRule();
  const { quote, change, forgetQuote } = useQuote(draft.projectId);
  const { changes, agree, goBack, isGenerating } = generating;
  const totals = totalsOf(draft, quote);
  const commentsRule = rule(newBudget.shape.comments);
  const clientRule = rule(newBudget.shape.clientName);
  const prices = useRefreshPrices(draft);
  const start = (onlySave: boolean) => generating.generate(draft, quote, { onlySave, onDone: forgetQuote });
  const isRight =
    totals !== null &&
    clientRule(quote.clientName) === null &&
    commentsRule(quote.comments) === null &&
    quote.validUntil >= dayFrom(0);

  return (
    <>
      <div className={styles.paper}>
        {quote.withPrices && (
          <StalePrices
            changed={prices.changed}
            expired={prices.expired}
            text={t(prices.changed > 0 ? 'budgets.pricesChangedText' : 'budgets.pricesExpiredText')}
            onRefresh={prices.refresh}
            isRefreshing={prices.isRefreshing}
          />
        )}
        <article className={styles.sheet} aria-label={t('budgets.new')}>
          <QuoteFacts
            projectName={draft.projectName}
            quote={quote}
            onChange={change}
            clientRule={clientRule}
          />
          <QuoteLines
            draft={draft}
            totals={totals}
            discounts={quote.lineDiscounts}
            onDiscount={(id, percent) => change({ lineDiscounts: { ...quote.lineDiscounts, [id]: percent } })}
          />
          <div className={styles.foot}>
            <TextArea
              label={t('budgets.comments')}
              value={quote.comments}
              onChange={(comments) => change({ comments })}
              validate={commentsRule}
              rows={4}
              maxLength={4000}
              className={styles.comments}
            />
            {totals && <QuoteTotals quote={quote} totals={totals} onChange={change} />}
          </div>
        </article>
        {children}
      </div>
      <aside className={styles.side}>
        <Text tone="quiet" className={styles.sideTotal}>
          {t('budgets.total')}
        </Text>
        <Text as="output" size={40} isTabular className={styles.sideTotal}>
          {totals ? format.money(totals.netTotal) : '–'}
        </Text>
        <Button
          variant="primary"
          isWide
          isDisabled={!isRight}
          isLoading={isGenerating}
          onPress={() => start(false)}
        >
          {t('budgets.generate')}
        </Button>
        <Button isWide isDisabled={!isRight || isGenerating} onPress={() => start(true)}>
          {t('budgets.onlySave')}
        </Button>
        <Text size={14} tone="quiet">
          {t('budgets.frozen')} {t('budgets.daysCounted')} {t('budgets.onlySaveHint')}
        </Text>
      </aside>
      {changes && (
        <SaleChangesDialog
          changes={changes}
          currency={draft.currency}
          text={t('budgets.notGeneratedYet')}
          confirmLabel={{ newPrices: t('budgets.atNewPrices'), asNow: t('budgets.asNow') }}
          isLoading={isGenerating}
          onConfirm={() => agree(draft, quote)}
          onClose={goBack}
        />
      )}
    </>
  );
}
