import { removeLocal, writeLocal, readLocal } from '../local-storage/local-storage';

/** Milliseconds before its end at which a token counts as over. */
const margin = 15_000;

/** Where tabs read of each other's renewals. */
const shared = 'tokenEndsAt';

/** Whether an access token is over that ends then, milliseconds since 1970; null is none. */
export const isOver = (endsAt: number | null): boolean => endsAt === null || Date.now() > endsAt - margin;

export const keepToken = (endsAt: number): void => writeLocal(shared, endsAt);
export const forgetToken = (): void => removeLocal(shared);
export const readKeptEnd = (): number | null => readLocal<number>(shared);
