import type { Page } from 'playwright-core';

/** Letters as somebody sets them who cannot read small ones, or who reads better with more room between them. */
export const letters = {
  /** The browser's own setting, at twice its usual value. */
  'of twice the size': async (page: Page): Promise<void> => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.enable');
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  },
  /** What WCAG 1.4.12 asks a page to bear. */
  'with more room between them': async (page: Page): Promise<void> => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-block-end: 2em !important; }
      `);
      document.adoptedStyleSheets.push(sheet);
    });
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

export type LettersName = keyof typeof letters;

/**
 * Looks over a page as it stands: text that a box cuts off without dots, that runs out of its button or of the window,
 * and what can be pressed but lies under something else.
 */
export const findCutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const add = (what: string, text: string, where: Element) => {
      const name = where.getAttribute('class')?.split(' ')[0] ?? '';
      faults.add(`${what}: “${text.trim().slice(0, 60)}” in ${where.localName}.${name}`);
    };
    const isSeen = (element: Element): boolean => {
      // The name of the maker where its logo stands for it.
      if (element.matches('[data-brand]') && getComputedStyle(element).backgroundImage !== 'none')
        return false;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).clipPath === 'inset(50%)') return false;
      }
      return true;
    };
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    const cuts = (value: string) => value === 'hidden' || value === 'clip';

    /** What is wrong with a line of text; nothing where it can be scrolled into view, or ends in dots. */
    const wrongOf = (line: DOMRect, parent: Element): string | null => {
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (scrolls(style.overflowX) && at.scrollWidth > at.clientWidth + 1) return null;
        const isWide = line.right > box.right + 2 || line.left < box.left - 2;
        const isHigh = line.bottom > box.bottom + 3 || line.top < box.top - 3;
        if (cuts(style.overflowX) && isWide)
          return style.textOverflow === 'ellipsis' ? null : 'cut at its side';
        if (cuts(style.overflowY) && isHigh) return 'cut below';
        if (at.matches('button, a') && style.backgroundColor !== 'rgba(0, 0, 0, 0)' && (isWide || isHigh))
          return 'out of its button';
        if (scrolls(style.overflowY) || style.position === 'fixed') break;
      }
      const isOutside = line.right > document.documentElement.clientWidth + 1 || line.left < -1;
      return isOutside ? 'out of the window' : null;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement!;
      const text = node.textContent ?? '';
      if (!text.trim() || parent.closest('script, style, svg, option') || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const wrong = line.width > 1 ? wrongOf(line, parent) : null;
        if (wrong) add(wrong, text, parent);
      }
    }

    for (const control of document.querySelectorAll(
      'button:enabled, a[href], input:enabled, select, textarea',
    )) {
      const pressed = control.closest('label') ?? control;
      // The link to the content is seen with the focus only.
      if (!isSeen(pressed) || control.matches('[class*=skip]')) continue;
      pressed.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = pressed.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const on = document.elementFromPoint(left + width / 2, top + height / 2);
      const name = pressed.textContent || (pressed.getAttribute('aria-label') ?? '');
      if (!on) add('out of reach', name, pressed);
      else if (!pressed.contains(on) && !on.contains(pressed)) add(`under ${on.localName}`, name, pressed);
    }
    window.scrollTo(0, 0);
    return [...faults];
  });
