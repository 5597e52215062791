import axe from 'axe-core';
import type { AxeResults, RunOnly } from 'axe-core';
import type { Page } from 'playwright-core';

/** The success criteria that every screen keeps: WCAG 2.2, levels A and AA. */
const everything: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** Off unless asked for, although they belong to WCAG 2.2 and 2.1. */
const alsoTried = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };
const colours: RunOnly = { type: 'rule', values: ['color-contrast'] };

/** One rule that a screen breaks. */
export interface AccessibilityViolation {
  readonly rule: string;
  readonly help: string;
  /** Where: a selector of each part with what is wrong there. */
  readonly places: readonly string[];
}

/**
 * The label of an option is its first line, which is its name; the line under it describes it and belongs to no name. The
 * rule does not know that.
 */
const isCounted =
  (rule: string) =>
  ({ html }: { readonly html: string }): boolean =>
    rule !== 'label-content-name-mismatch' || !/^<[^>]* role="option"[^>]* aria-describedby=/.test(html);

/**
 * Tries a page as it stands against WCAG 2.2 AA with axe; an empty list is a page that keeps it. The rules are put in
 * through the debugger, since the page's own policy admits no foreign script. With `onlyColours` only what a theme
 * changes is tried, in a fraction of the time.
 */
export async function checkAccessibility(page: Page, onlyColours = false): Promise<AccessibilityViolation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    async ({ runOnly, rules }): Promise<Pick<AxeResults, 'violations'>> => {
      const own = (globalThis as unknown as { axe: typeof axe }).axe;
      return own.run(document, {
        runOnly,
        rules,
        resultTypes: ['violations'],
      });
    },
    onlyColours ? { runOnly: colours, rules: {} } : { runOnly: everything, rules: alsoTried },
  );
  const counted = violations
    .map((violation) => ({ ...violation, nodes: violation.nodes.filter(isCounted(violation.id)) }))
    .filter(({ nodes }) => nodes.length > 0);
  return counted.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    places: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
}
