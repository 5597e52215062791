import { flagNames, type FlagValues } from '@lucerna/contract';
import { OpenFeature } from '@openfeature/server-sdk';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { FlagEnv } from '../../env-flags';
import { folders } from '../../folders';
import type { Logger } from '../../app-context';
import type { Flags } from '../../ports/flags';
import type { Viewer } from '../../viewer';
import { fileSource, remoteSource, type Source } from './definitions';
import { askerOf, contextOf, evaluateFlags, type Asker } from './evaluate';
import { DefinitionsProvider } from './provider';

const known: ReadonlySet<string> = new Set(flagNames);
/** The definitions that come with the product: they say where each flag is on by default, and can be copied. */
const shipped = path.join(folders.flags, 'flags.json');

/**
 * Reads the definitions (the product's own, FLAGS_FILE's, FLAGS_URL's over them) and follows their changes.
 * Rejects when a file that must be there cannot be used; an address that is away only leaves what is in force.
 */
export async function openFlags(env: FlagEnv, log: Logger): Promise<Flags> {
  const provider = new DefinitionsProvider();
  const domain = randomUUID();
  await OpenFeature.setProviderAndWait(domain, provider);
  const client = OpenFeature.getClient(domain);
  const evaluate = (asker: Asker) => evaluateFlags(client, contextOf(asker, env.environment), env.overrides);

  let ofViewers = new WeakMap<Viewer, Promise<FlagValues>>();
  let ofStranger: Promise<FlagValues> | null = null;
  let installation: FlagValues;

  async function use(text: string, source: Source): Promise<void> {
    const changed = provider.use(text);
    ofViewers = new WeakMap();
    ofStranger = null;
    if (changed.length > 0) installation = await evaluate({ accountId: 'installation' });
    const unknown = provider.names().filter((name) => !known.has(name));
    if (unknown.length > 0) log.warn({ flags: unknown, source: source.name }, 'definitions of unknown flags');
    log.info({ flags: changed, source: source.name }, 'flags changed');
  }

  const file = fileSource(env.file ? path.resolve(folders.repository, env.file) : shipped);
  const remote = env.url ? remoteSource(env.url, env.token) : null;
  const first = await file.read();
  installation = await evaluate({ accountId: 'installation' });
  if (first !== null) await use(first, file);

  let isAway = false;
  async function follow(source: Source): Promise<void> {
    try {
      const text = await source.read();
      if (text !== null) await use(text, source);
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error, source: source.name }, 'flags cannot be read; those in force stay');
      isAway = true;
    }
  }

  let following: Promise<void> = Promise.resolve();
  const refresh = () => (following = following.then(() => follow(remote ?? file)));
  if (remote) await refresh();
  const timer = setInterval(() => void refresh(), env.seconds * 1000).unref();

  return {
    of(viewer) {
      if (!viewer) return (ofStranger ??= evaluate(askerOf(null)));
      const remembered = ofViewers.get(viewer) ?? evaluate(askerOf(viewer));
      ofViewers.set(viewer, remembered);
      return remembered;
    },
    ofEmail: (email) => evaluate({ email }),
    installation: () => installation,
    refresh,
    close: () => clearInterval(timer),
  };
}
