import { no, type Answer } from './answer';

interface TurnLimits {
  /** Works that run at the same time. */
  readonly atOnce: number;
  /** Of one account, those at work included: who asks for more is told to wait for them. */
  readonly maxOfOne: number;
  /** Of all accounts together. */
  readonly most: number;
}

interface Waiting {
  readonly account: string;
  begin(): void;
}

/** Work that somebody waits for with an open request, in turn between accounts. */
export interface Turns {
  /**
   * Does the work when its turn comes. Refuses with `lineFull` when the account has too much waiting, and `unavailable` when
   * all together have. Work of one whose request has ended meanwhile (`isGone`) is left out.
   */
  take<T>(account: string, work: () => Promise<Answer<T>>, isGone?: () => boolean): Promise<Answer<T>>;
}

/** One round gives each account that waits one turn, so that a pile delays its owner only. */
export function turns({ atOnce, maxOfOne, most }: TurnLimits): Turns {
  const waiting: Waiting[] = [];
  const held = new Map<string, number>();
  /** Accounts by when they were served, the longest ago first. */
  const served = new Map<string, true>();
  let running = 0;
  let total = 0;

  function next(): Waiting | undefined {
    const accounts = new Set(waiting.map(({ account }) => account));
    const unserved = waiting.findIndex(({ account }) => !served.has(account));
    if (unserved >= 0) return waiting.splice(unserved, 1)[0];
    for (const account of served.keys()) {
      if (!accounts.has(account)) continue;
      return waiting.splice(
        waiting.findIndex((each) => each.account === account),
        1,
      )[0];
    }
    return undefined;
  }

  function advance(): void {
    while (running < atOnce) {
      const turn = next();
      if (!turn) return;
      running += 1;
      served.delete(turn.account);
      served.set(turn.account, true);
      turn.begin();
    }
  }

  function leave(account: string): void {
    running -= 1;
    total -= 1;
    const left = (held.get(account) ?? 1) - 1;
    if (left > 0) held.set(account, left);
    else {
      held.delete(account);
      // Whoever has nothing here any more begins anew; otherwise the list would grow with every account.
      if (total === 0) served.clear();
    }
    advance();
  }

  return {
    take(account, work, isGone = () => false) {
      const own = held.get(account) ?? 0;
      if (own >= maxOfOne) {
        return Promise.resolve({
          ...no({ code: 'lineFull', data: { most: maxOfOne } }),
          headers: { 'retry-after': '5' },
        });
      }
      if (total >= most) {
        return Promise.resolve({ ...no({ code: 'unavailable' }), headers: { 'retry-after': '5' } });
      }
      held.set(account, own + 1);
      total += 1;
      return new Promise((resolve, reject) => {
        const begin = (): void => {
          const done = isGone() ? Promise.resolve(no({ code: 'unavailable' })) : Promise.resolve().then(work);
          done.then(resolve, reject).finally(() => leave(account));
        };
        waiting.push({ account, begin });
        advance();
      });
    },
  };
}
