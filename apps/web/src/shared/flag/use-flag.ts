import type { FlagName, FlagValues } from '@lucerna/contract';
import { useSelector } from '../store/hooks';
import { flagOf } from './flag-values';

/** The value of a flag for this user (docs/flags.md); undefined, which is off, until the server said it. */
export function useFlag<Name extends FlagName>(name: Name): FlagValues[Name] | undefined {
  return useSelector((state) => flagOf(state, name));
}
