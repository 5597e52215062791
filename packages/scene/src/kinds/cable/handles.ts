import type { Handles } from '../../hold/handles';

/** Cables and wires follow what hangs from them. */
export const cableHandles: Handles = {};
