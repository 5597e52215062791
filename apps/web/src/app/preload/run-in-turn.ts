/** Addresses of the scripts that the page names, in the order in which they are to run (build/run-in-turn.ts). */
export const namedScripts = (): readonly string[] =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[data-run-in-turn]'), ({ href }) => href);

/** Runs scripts one after the other, each in a task of its own, so that a phone takes a press between them. */
export function runInTurn([first, ...others]: readonly string[]): void {
  if (first === undefined) return;
  const script = document.createElement('script');
  script.type = 'module';
  // As it was asked for already, or it would be asked for again.
  script.crossOrigin = '';
  script.src = first;
  script.addEventListener('load', () => setTimeout(() => runInTurn(others)));
  document.head.append(script);
}
