import { modelCode } from '@lucerna/engine';
import { z } from 'zod';

/** The files of pictures in a feed. */
export const pictureName = /^pictures\/(?:[^/]+\/){0,3}[^/]+\.(jpe?g|png|webp|avif|tiff?)$/i;

const finish = z.string().regex(/^[0-9A-Z]{2}$/);
const subject = {
  /** Below `pictures/`, with its ending. */
  file: z.string().min(1).max(200),
  finish: finish.optional(),
  temperature: z
    .string()
    .regex(/^[0-9A-Z]$/)
    .optional(),
};

/** pictures/index.json: what each picture shows. */
export const pictureIndex = z
  .array(
    z.discriminatedUnion('role', [
      z.strictObject({
        ...subject,
        role: z.literal('product'),
        models: z.array(modelCode).min(1).max(1000),
        /** Of two that are added: the luminaire without its light, and its light alone. */
        layer: z.enum(['unlit', 'light']).optional(),
      }),
      z.strictObject({ ...subject, role: z.literal('detail'), models: z.array(modelCode).min(1).max(1000) }),
      z.strictObject({
        ...subject,
        role: z.literal('ambient'),
        models: z.array(modelCode).max(1000).default([]),
        /** The collection that it is of, beside its models. */
        subFamilyId: z.int().min(1).max(100_000).optional(),
      }),
      z.strictObject({ file: subject.file, role: z.literal('sample'), finish }),
    ]),
  )
  .max(100_000);

export type PictureIndex = z.infer<typeof pictureIndex>;
export type IndexedPicture = PictureIndex[number];
