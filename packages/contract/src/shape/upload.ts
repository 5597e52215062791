import { z } from 'zod';

export const uploadEntities = ['floor-plan', 'request'] as const;
export type UploadEntity = (typeof uploadEntities)[number];

/** What is uploaded: of which part of the product, and as what. */
export const uploadTarget = z.object({ domain: z.literal('eproject'), entity: z.enum(uploadEntities) });
