import type { BudgetDraft } from '@lucerna/contract';
import { newBudget } from '@lucerna/contract';
import { Alert, Button, Text, TextArea } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { dayFrom, useRule } from '../../shared/form';
import { useFormat, useWords } from '../../shared/words';
import { QuoteFacts } from './QuoteFacts';
import { QuoteLines } from './QuoteLines';
import { QuoteTotals } from './QuoteTotals';
import { totalsOf } from './quote';
import { useGenerate } from './use-generate';
import { useQuote } from './use-quote';
import styles from './Sheet.module.css';

interface QuoteEditorProps {
  readonly draft: BudgetDraft;
  readonly onRefused: () => void;
  /** Stands under the sheet: what is not in it. */
  readonly children?: ReactNode;
}

/** The sheet that is filled in, and beside it the total and the act. */
export function QuoteEditor({ draft, onRefused, children }: QuoteEditorProps) {
  const say = useWords();
  const format = useFormat();
  const rule = useRule();
  const { quote, change, forgetQuote } = useQuote(draft.projectId);
  const { generate, isLoading } = useGenerate(draft, onRefused, forgetQuote);
  const totals = totalsOf(draft, quote);
  const commentsRule = rule(newBudget.shape.comments);
  const clientRule = rule(newBudget.shape.clientName);
  const changed = draft.lines.filter(({ unitGrossBefore }) => unitGrossBefore).length;
  const isRight =
    totals !== null &&
    clientRule(quote.clientName) === null &&
    commentsRule(quote.comments) === null &&
    quote.validUntil >= dayFrom(0);

  return (
    <>
      <div className={styles.paper}>
        {changed > 0 && (
          <Alert tone="warning" title={say('orders.pricesChanged', { count: changed })}>
            {say('budgets.pricesChangedText')}
          </Alert>
        )}
        <article className={styles.sheet} aria-label={say('budgets.new')}>
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
              label={say('budgets.comments')}
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
          {say('budgets.total')}
        </Text>
        <Text as="output" size={40} isTabular className={styles.sideTotal}>
          {totals ? format.money(totals.netTotal) : '–'}
        </Text>
        <Button
          variant="primary"
          isWide
          isDisabled={!isRight}
          isLoading={isLoading}
          onPress={() => void generate(quote, false)}
        >
          {say('budgets.generate')}
        </Button>
        <Button isWide isDisabled={!isRight || isLoading} onPress={() => void generate(quote, true)}>
          {say('budgets.onlySave')}
        </Button>
        <Text size={14} tone="quiet">
          {say('budgets.frozen')} {say('budgets.onlySaveHint')}
        </Text>
      </aside>
    </>
  );
}
