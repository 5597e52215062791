import { z } from 'zod';
import { newCreation } from './creation-tree';
import { newArrangement } from './project-structure';
import { anyText } from './text';

const code = (most: number) => z.string().regex(new RegExp(`^[0-9A-Za-z]{1,${most}}$`));

/** What a user chose of one model; whole centimetres for the pendant height. */
export const choices = z.strictObject({
  color: code(2).optional(),
  temperature: code(1).optional(),
  control: code(1).optional(),
  installation: code(2).optional(),
  pendantHeight: z.int().min(1).max(9999).optional(),
});

export const model = z.string().regex(/^[0-9]{4}$/);

/** The code that a creation was given before it was stored (COD-03). */
export const creationCode = z.string().regex(/^(CR|[0-9]{4}LW)[0-9]{9,12}$/);

/** One line to add: a model with choices, a complete reference, or a creation, which may bring the code it was given. */
export const newProduct = z
  .strictObject({
    model: model.optional(),
    choices: choices.optional(),
    reference: anyText(40).optional(),
    creation: newCreation.optional(),
    creationCode: creationCode.optional(),
    quantity: z.int().min(1).max(100_000).default(1),
    ...newArrangement,
  })
  .refine(
    (line) => [line.model, line.reference, line.creation].filter((each) => each !== undefined).length === 1,
    {
      message: 'formError.modelOrReference',
      path: ['model'],
    },
  );

export type NewProduct = z.infer<typeof newProduct>;
