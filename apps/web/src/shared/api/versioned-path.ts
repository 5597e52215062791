import type { OperationId } from '@lucerna/contract';
import { flagOf, type WithFlags } from '../flag/flag-values';

/** The path of a call; that of the one order in the version that the flag orderVersion names (P7). */
export function versionedPath(id: OperationId, path: string, state: WithFlags): string {
  const version = id === 'getOrder' ? flagOf(state, 'orderVersion') : undefined;
  return version ? path.replace('/v3/', `/${version}/`) : path;
}
