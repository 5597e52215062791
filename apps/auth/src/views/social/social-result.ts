import { z } from 'zod';
import type { Failure } from '../../call/failure';

/** Name of the channel by which the window of a provider speaks to the frame that opened it: both are of one origin. */
export const socialChannel = 'lucerna-social';

const result = z.discriminatedUnion('status', [
  z.object({ status: z.literal('success'), expiresIn: z.coerce.number().int().positive() }),
  z.object({ status: z.literal('error'), code: z.string().max(60) }),
]);
export type SocialResult = z.infer<typeof result>;

/** How a sign-in at a provider ended, from the address that it came back to or from the channel. */
export function readSocialResult(told: unknown): SocialResult {
  const parsed = result.safeParse(told);
  return parsed.success ? parsed.data : { status: 'error', code: 'unexpected' };
}

/** With the name of the provider, which the sentences of these failures tell. */
export const socialFailure = (code: string, provider: string): Failure => ({
  status: 422,
  code,
  details: { provider },
});
