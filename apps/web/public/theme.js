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
  if (language) root.lang = language === 'us' ? 'en-US' : language;
  const meta = document.querySelector('meta[name="theme-color"]');
  if (meta && theme === 'dark') meta.setAttribute('content', '#14110f');
})();
