import { modelCode, type BodyDescription } from '@lucerna/engine';
import { z } from 'zod';

/** bodies/index.json: which models have which body, and what they differ in besides their measures. */
export const bodyIndex = z
  .array(
    z.strictObject({
      body: z.string().regex(/^[a-z0-9-]{1,60}$/),
      models: z.array(modelCode).min(1).max(1000),
      with: z.record(z.string(), z.number().min(-100_000).max(100_000)).optional(),
    }),
  )
  .max(5000);

export type BodyIndex = z.infer<typeof bodyIndex>;

/** The bodies of a stored or read feed by their models. A model without is drawn by its proportion. */
export function bodiesOf(
  index: BodyIndex,
  descriptionOf: (name: string) => BodyDescription | undefined,
): ReadonlyMap<string, BodyDescription> {
  return new Map(
    index.flatMap(({ body, models, with: given }) => {
      const description = descriptionOf(body);
      if (!description) return [];
      const own = given
        ? { ...description, parameters: { ...description.parameters, ...given } }
        : description;
      return models.map((model) => [model, own] as const);
    }),
  );
}
