import { lengths, projectName } from '@lucerna/contract';
import { z } from 'zod';

/** The longest title of a project (P5). */
export const maxCharacters = lengths.projectTitle;

/** The form that asks for a name; the same rule as the server's. */
export const nameForm = z.object({ name: projectName });
