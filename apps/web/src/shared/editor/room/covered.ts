import type { CoveredEdges } from '@lucerna/scene/stage';
import { createContext } from 'react';

export const nothingCovered: CoveredEdges = { top: 0, bottom: 0 };

/** How much of the picture of a room the parts of its page stand over. */
export const CoveredContext = createContext<CoveredEdges>(nothingCovered);
