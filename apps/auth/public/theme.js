// Runs before the first paint: the page around says by the address which theme and language it shows.
(function () {
  const asked = new URLSearchParams(location.search);
  const root = document.documentElement;
  root.dataset.theme = asked.get('theme') === 'dark' ? 'dark' : 'light';
  if (window.parent !== window) root.dataset.framed = '';
  const language = asked.get('lang');
  if (language) root.lang = language === 'us' ? 'en-US' : language;
})();
