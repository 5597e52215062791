import type { FlagName, FlagValues } from '@lucerna/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readLocal } from '../local-storage/local-storage';

/** The values that the server gave, with this browser's own over them; before it answered nothing is on. */
type FlagState = Partial<FlagValues>;

interface Read {
  readonly flags: FlagValues;
  /** Whether this browser may overrule flags for itself: `lucerna.flags` in its storage, such as {"dynamics": true}. */
  readonly flagOverrides: boolean;
}

/** Own values of known flags and of their kind; anything else in the storage is left aside. */
function overruled({ flags, flagOverrides }: Read): FlagState {
  const own = flagOverrides ? readLocal<unknown>('flags') : null;
  if (typeof own !== 'object' || own === null) return flags;
  const usable = Object.entries(own).filter(
    ([name, value]) => Object.hasOwn(flags, name) && typeof value === typeof flags[name as FlagName],
  );
  return { ...flags, ...Object.fromEntries(usable) };
}

const flagSlice = createSlice({
  name: 'flags',
  initialState: {},
  reducers: {
    flagsRead: {
      prepare: (read: Read) => ({ payload: overruled(read) }),
      reducer: (_, { payload }: PayloadAction<FlagState>) => payload,
    },
  },
});

export const flagReducer = flagSlice.reducer;
export const { flagsRead } = flagSlice.actions;

export interface WithFlags {
  readonly flags: FlagState;
}

/** The value of a flag; undefined before the server said it. */
export const flagOf = <Name extends FlagName>(
  { flags }: WithFlags,
  name: Name,
): FlagValues[Name] | undefined => (flags as { readonly [N in FlagName]?: FlagValues[N] })[name];
