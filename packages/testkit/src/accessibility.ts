import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** The success criteria that every screen keeps: WCAG 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** One rule that a screen breaks. */
export interface AccessibilityViolation {
  readonly rule: string;
  readonly help: string;
  /** Where: a selector of each part with what is wrong there. */
  readonly places: readonly string[];
}

/**
 * Tries a page as it stands against WCAG 2.2 AA with axe; an empty list is a page that keeps it. The rules are put in
 * through the debugger, since the page's own policy admits no foreign script.
 */
export async function checkAccessibility(page: Page): Promise<AccessibilityViolation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async (wanted): Promise<Pick<AxeResults, 'violations'>> => {
    const own = (globalThis as unknown as { axe: typeof axe }).axe;
    return own.run(document, {
      runOnly: { type: 'tag', values: wanted },
      // Off unless asked for, although it belongs to WCAG 2.2.
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    });
  }, tags);
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    places: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
}
