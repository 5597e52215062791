/** How long an answer is held for readers who read what it is about before it was there, and come to it after. */
const heldMs = 2000;

/** Does work once for all who ask for it at the same time, by a key that says what it is. */
export function sharedWork<Done>(): (key: string, work: () => Promise<Done>) => Promise<Done> {
  const atWork = new Map<string, Promise<Done>>();
  return (key, work) => {
    const known = atWork.get(key);
    if (known) return known;
    const done = work();
    atWork.set(key, done);
    const forget = () => atWork.delete(key);
    done.then(() => setTimeout(forget, heldMs).unref(), forget);
    return done;
  };
}
