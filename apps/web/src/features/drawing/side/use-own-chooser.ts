import { attributeNames, evaluate, type Choices, type Drawing, type DrawnLight } from '@lucerna/engine';
import { useMemo } from 'react';
import type { Chooser } from '../../../shared/configuring/choices/chooser';
import { severalOf } from '../../../shared/configuring/choices/several';
import type { EditorCatalogue } from '../../../shared/editor';
import type { Commands } from '../tools/use-commands';

/**
 * The choices of some lights, or without lights those of the whole drawing as one of its
 * luminaires has them. What a light alone has not been given is the drawing's.
 */
export function useOwnChooser(
  drawing: Drawing,
  lights: readonly DrawnLight[],
  { catalogue, commands }: { readonly catalogue: EditorCatalogue; readonly commands: Commands },
): Chooser | null {
  const [first] = lights;
  const { rods, lights: ofSystem } = drawing.system;
  const model = first?.model ?? rods[0]?.model ?? drawing.lights[0]?.model ?? ofSystem[0] ?? '';
  const prepared = catalogue.elements.model(model);
  const { rateId } = catalogue;
  const own = first?.attributes;
  const { attributes } = drawing;
  const evaluation = useMemo(
    () => prepared && evaluate(prepared, { ...attributes, ...own }, { rateId, quantity: 1 }),
    [prepared, attributes, own, rateId],
  );
  const models = useMemo(
    () =>
      [...new Set(lights.map((light) => light.model))].flatMap(
        (each) => catalogue.elements.model(each) ?? [],
      ),
    [lights, catalogue],
  );
  if (!prepared || !evaluation) return null;
  const ids = first ? lights.map(({ id }) => id) : undefined;
  return {
    prepared,
    evaluation,
    models,
    ...(first && { several: severalOf(lights.map((each) => ({ ...attributes, ...each.attributes }))) }),
    choose: (change) => commands.setAttributes(change, ids),
    take(choices) {
      const before: Choices = { ...attributes, ...own };
      const changed = attributeNames.filter(
        (name) => choices[name] !== before[name] && name !== 'pendantHeight',
      );
      commands.setAttributes(Object.fromEntries(changed.map((name) => [name, choices[name]])), ids);
    },
  };
}
