import { flagNames, flagShapes, flags, flagValues, type FlagName, type FlagValues } from '@lucerna/contract';
import type { Client, EvaluationContext } from '@openfeature/server-sdk';
import type { Viewer } from '../../viewer';

/** What a definition can ask about: an account's own facts, never its name or its prices. */
export interface Asker {
  readonly accountId?: string;
  readonly email?: string;
  readonly roles?: readonly number[];
  readonly catalogId?: number;
  readonly language?: string;
}

export const askerOf = (viewer: Viewer | null): Asker => viewer ?? {};

/** One who is not signed in has no key of its own, so that a roll-out gives it the value of nobody. */
export function contextOf(asker: Asker, environment: string): EvaluationContext {
  const { accountId, email, roles, catalogId, language } = asker;
  return {
    targetingKey: accountId ?? email ?? '',
    environment,
    ...(email && { email: email.toLowerCase() }),
    ...(roles && { roles: [...roles] }),
    ...(catalogId && { catalog: catalogId }),
    ...(language && { language }),
  };
}

async function valueOf(client: Client, name: FlagName, context: EvaluationContext): Promise<unknown> {
  const { otherwise } = flags[name];
  const found =
    typeof otherwise === 'boolean'
      ? await client.getBooleanValue(name, otherwise, context)
      : typeof otherwise === 'string'
        ? await client.getStringValue(name, otherwise, context)
        : await client.getObjectValue(name, { ...otherwise }, context);
  return flagShapes[name].safeParse(found).success ? found : otherwise;
}

/** The value of every flag; one that is not defined, or is of another kind, has the catalogue's own. */
export async function evaluateFlags(
  client: Client,
  context: EvaluationContext,
  overrides: Partial<FlagValues>,
): Promise<FlagValues> {
  const values = await Promise.all(
    flagNames.map(async (name) => [name, overrides[name] ?? (await valueOf(client, name, context))] as const),
  );
  return Object.freeze(flagValues.parse(Object.fromEntries(values)));
}
