import type { FeedProblemCode } from './problem';

/** A fault of our own table, raised inside a zod check; `data` fills its text. */
export const fault = (code: FeedProblemCode, data: Record<string, string | number> = {}) => ({
  params: { code, data },
});
