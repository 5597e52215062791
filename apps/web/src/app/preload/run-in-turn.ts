/** Addresses of the scripts that the page names, in the order in which they are to run (build/run-in-turn.ts). */
export const namedScripts = (): readonly string[] =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[data-run]'), ({ href }) => href);

/** Runs scripts one after the other, each in a task of its own, so that a phone takes a press between them. */
export function runInTurn([src, ...others]: readonly string[]): void {
  if (!src) return;
  const script = document.createElement('script');
  // With `crossorigin` as its link has it: without, it would be asked for a second time.
  Object.assign(script, { type: 'module', crossOrigin: '', src });
  script.onload = () => setTimeout(runInTurn, 0, others);
  document.head.append(script);
}
