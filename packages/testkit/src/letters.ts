/** A letter that the server kept instead of sending. */
export interface Letter {
  readonly id: string;
  readonly at: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 40));

/** The letters to an address, newest first. */
export async function lettersTo(base: string, email: string): Promise<Letter[]> {
  const response = await fetch(`${base}/dev/outbox/letters`);
  if (!response.ok) throw new Error(`The outbox answered ${response.status}`);
  const all = (await response.json()) as Letter[];
  return all.filter(({ to }) => to === email);
}

/** Waits for the letter number `count` to an address (the first without) and gives the newest one. */
export async function letterTo(base: string, email: string, count = 1): Promise<Letter> {
  for (const until = Date.now() + 15_000; Date.now() < until; await pause()) {
    const [newest, ...older] = await lettersTo(base, email);
    if (newest && older.length + 1 >= count) return newest;
  }
  throw new Error(`No letter reached ${email}`);
}

/** The first address in a letter's text. */
export function linkIn({ text }: Letter): URL {
  const found = /https?:\/\/\S+/.exec(text)?.[0];
  if (!found) throw new Error('The letter has no link');
  return new URL(found);
}

/** The secret of a letter's link. */
export const tokenIn = (letter: Letter): string => linkIn(letter).searchParams.get('token') ?? '';
