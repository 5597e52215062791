import { z } from 'zod';

export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://lighting.example' })
  .transform((value) => new URL(value).origin);

const listed = (text: string) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Settings of the pages: the manufacturer's own site, and who may frame. */
export const pageVariables = {
  WEBSITE_ORIGIN: origin.optional(),
  FRAME_ORIGINS: z.string().transform(listed).pipe(z.array(origin)).default([]),
};

export interface PageEnv {
  /** The origin of the manufacturer's own site; null for the one that the feed tells. */
  readonly website: string | null;
  /** Origins that may show the framed pages. */
  readonly frameOrigins: readonly string[];
}

interface Read {
  readonly WEBSITE_ORIGIN?: string | undefined;
  readonly FRAME_ORIGINS: readonly string[];
}

export const pageEnvOf = (set: Read): PageEnv => ({
  website: set.WEBSITE_ORIGIN ?? null,
  frameOrigins: set.FRAME_ORIGINS,
});
