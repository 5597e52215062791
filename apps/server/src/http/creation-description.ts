import { newCreation, storedCreation } from '@lucerna/contract';
import { readableCreation } from '@lucerna/engine';
import type { z } from 'zod';

/** What stands in the description for a shape whose tree the engine judges, by its name there. */
export const described: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [storedCreation, 'Creation'],
  [newCreation, 'Creation'],
]);

/** The components of the description that stand for other shapes. */
export const describedShapes: Readonly<Record<string, z.ZodType>> = { Creation: readableCreation };
