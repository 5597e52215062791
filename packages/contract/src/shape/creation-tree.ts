import { z } from 'zod';
import { boundedTree } from './bounded-tree';

/**
 * Two thousand elements with all that each holds, and a drawing of five thousand beside. Here a creation has an end in
 * every direction (400); the engine reads what is in it and says what is wrong in its own words (422).
 */
export const creationBounds = { depth: 16, values: 150_000, text: 500, number: 1e12 };

export const creationVersion = z.int().min(1).max(1_000_000);

/** A creation as it comes in: of any version, which the engine reads. The description of the API says what it holds. */
export const newCreation = z.looseObject({ version: creationVersion }).check(boundedTree(creationBounds));
