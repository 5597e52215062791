import { z } from 'zod';
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

/** One line to add: a model with choices, or a complete reference. */
export const newProduct = z
  .strictObject({
    model: model.optional(),
    choices: choices.optional(),
    reference: anyText(40).optional(),
    quantity: z.int().min(1).max(100_000).default(1),
  })
  .refine((line) => (line.model === undefined) !== (line.reference === undefined), {
    message: 'formError.modelOrReference',
    path: ['model'],
  });

export type NewProduct = z.infer<typeof newProduct>;
