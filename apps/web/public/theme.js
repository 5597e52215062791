// Runs before the first paint, so that nobody sees a white flash to whom the dark theme is shown: by choice, else by the system's.
(function () {
  let theme = null;
  let language = null;
  let isKnown = false;
  try {
    theme = localStorage.getItem('lucerna.theme');
    language = localStorage.getItem('lucerna.language');
    isKnown = localStorage.getItem('lucerna.hasBeenActive') === 'true';
  } catch {
    // A browser that keeps nothing shows the system's theme.
  }
  theme ??= matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const root = document.documentElement;
  root.dataset.theme = theme === 'dark' ? 'dark' : 'light';
  // As the app finds it (first-language.ts): that of the address, of an account that is here for the first time, the kept one,
  // that of the browser.
  const isOurs = (each) => /^(en|us|de|es|fr|it)$/.test(each);
  const marked = isKnown ? undefined : /(?:^|; )signed-in=(\w+)/.exec(document.cookie)?.[1];
  if (isOurs(marked)) language = marked;
  const [, named, page] = location.pathname.split('/');
  if (page && isOurs(named)) language = named;
  if (!isOurs(language)) {
    language = navigator.languages.find((each) => /^(en|de|es|fr|it)\b/.test(each)) ?? 'en';
  }
  root.lang = language === 'us' ? 'en-US' : language;
  const meta = document.querySelector('meta[name="theme-color"]');
  if (meta && theme === 'dark') meta.setAttribute('content', '#14110f');

  // Code and styles of the app that could not be read: the page says so (data-away, index.html) and is read again, later
  // each time. A sheet that failed is taken away, since the app would think it read. What others put into the page, such
  // as extensions of the browser, is no matter of ours, and a page that is shown is never read again by itself.
  const reloads = 'lucerna.startReloads';
  let isAway = false;
  addEventListener(
    'error',
    ({ target }) => {
      const isSheet = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
      const isCode = target instanceof HTMLScriptElement;
      if (!isSheet && !isCode) return;
      if (!(isSheet ? target.href : target.src).startsWith(`${location.origin}/`)) return;
      const isOfStart = !document.getElementById('app')?.hasChildNodes();
      if (isSheet) target.remove();
      if (!isOfStart || isAway) return;
      isAway = true;
      root.setAttribute('data-away', '');
      let count = 3;
      try {
        count = Number(sessionStorage.getItem(reloads));
        sessionStorage.setItem(reloads, String(count + 1));
      } catch {
        // A browser that counts nothing waits as after the third time.
      }
      const again = () => location.reload();
      setTimeout(again, Math.min(1000 * 2 ** count, 30_000));
      addEventListener('online', again);
    },
    true,
  );
  // All is here: the next time that something is missing begins with the shortest pause again.
  addEventListener('load', () => {
    if (isAway) return;
    try {
      sessionStorage.removeItem(reloads);
    } catch {
      // Nothing was counted.
    }
  });
})();
