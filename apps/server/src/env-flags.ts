import { flagShapes, type FlagName, type FlagValues } from '@lucerna/contract';
import { z } from 'zod';

const isFlag = (name: string): name is FlagName => Object.hasOwn(flagShapes, name);

/** `{"rules": false, "orderVersion": "v2"}`, each checked as the flag's own value. */
const overrides = z.string().transform((text, context): Partial<FlagValues> => {
  const wrong = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return wrong('must be JSON such as {"rules": false}');
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return wrong('must be an object of flags');
  }
  for (const [name, value] of Object.entries(given)) {
    if (!isFlag(name)) return wrong(`names ${name}, which is no flag`);
    if (!flagShapes[name].safeParse(value).success) return wrong(`gives ${name} a value of another kind`);
  }
  return given;
});

/** The settings of flags (docs/flags.md). */
export const flagVariables = {
  LUCERNA_ENVIRONMENT: z.string().max(40).default('production'),
  FLAGS_FILE: z.string().min(1).optional(),
  FLAGS_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://flags.example/a.json' })
    .optional(),
  FLAGS_TOKEN: z.string().min(1).optional(),
  FLAGS_SECONDS: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number of seconds')
    .transform(Number)
    .refine((seconds) => seconds >= 1, 'must be at least 1')
    .default(30),
  FLAGS: overrides.default({}),
  FLAG_OVERRIDES: z.enum(['0', '1'], 'must be 0 or 1').optional(),
};

type Variables = z.infer<z.ZodObject<typeof flagVariables>>;

export interface FlagEnv {
  /** What the definitions call `environment`. */
  readonly environment: string;
  /** A file of definitions instead of the one that comes with the product. */
  readonly file?: string;
  /** Where definitions are polled. */
  readonly url?: string;
  /** Bearer token for the address. */
  readonly token?: string;
  readonly seconds: number;
  /** Values that hold on this node whatever the definitions say. */
  readonly overrides: Partial<FlagValues>;
  /** Whether a browser may overrule flags for itself. */
  readonly inBrowser: boolean;
}

export function flagEnvOf(set: Variables, isDemo: boolean): FlagEnv {
  return {
    environment: set.LUCERNA_ENVIRONMENT,
    file: set.FLAGS_FILE,
    url: set.FLAGS_URL,
    token: set.FLAGS_TOKEN,
    seconds: set.FLAGS_SECONDS,
    overrides: set.FLAGS,
    inBrowser: set.FLAG_OVERRIDES === undefined ? isDemo : set.FLAG_OVERRIDES === '1',
  };
}
