// Runs before the first paint, so that nobody sees a white flash to whom the dark theme is shown: by choice, else by the system's.
(function () {
  let theme = null;
  let language = null;
  try {
    theme = localStorage.getItem('lucerna.theme');
    language = localStorage.getItem('lucerna.language');
  } catch {
    // A browser that keeps nothing shows the system's theme.
  }
  theme ??= matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const root = document.documentElement;
  root.dataset.theme = theme === 'dark' ? 'dark' : 'light';
  language ??= navigator.languages.find((each) => /^(en|de|es|fr|it)\b/.test(each)) ?? 'en';
  root.lang = language === 'us' ? 'en-US' : language;
  const meta = document.querySelector('meta[name="theme-color"]');
  if (meta && theme === 'dark') meta.setAttribute('content', '#14110f');

  // Code and styles of the app that could not be read: the page says so (data-away, index.html) and is read again, later
  // each time. A sheet that failed is taken away, since the app would think it read.
  const reloads = 'lucerna.startReloads';
  addEventListener(
    'error',
    ({ target }) => {
      const isSheet = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
      const isCode = target instanceof HTMLScriptElement;
      if (!isSheet && !isCode) return;
      const isOfStart = isCode || !document.getElementById('app')?.hasChildNodes();
      if (isSheet) target.remove();
      if (!isOfStart || root.hasAttribute('data-away')) return;
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
})();
