/** Does acts one by one, and lets the page take presses in between. Answers a function that gives up what is left. */
export function inPieces(acts: readonly (() => void)[], then: () => void): () => void {
  let at = 0;
  const go = (): void => {
    const act = acts[at];
    if (!act) return then();
    at += 1;
    act();
    timer = setTimeout(go);
  };
  let timer = setTimeout(go);
  return () => clearTimeout(timer);
}
