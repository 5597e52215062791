import { drawnSubfamilies } from '@lucerna/contract';
import type { FeedProblems } from '../problem';
import type { FeedContext } from './catalogue-documents';
import type { NamedModel, PlaceOf } from './places';
import type { FeedPreconfig } from './preconfig-shape';

const file = 'preconfigs.json';

/** Preconfigured products have ids of their own, are of subfamilies that exist and draw on runs that they have. */
export function checkPreconfigs(
  preconfigs: readonly FeedPreconfig[],
  context: FeedContext,
  placeOf: PlaceOf,
  problems: FeedProblems,
): void {
  const first = new Map<number, number>();
  preconfigs.forEach(({ id, familyId, subFamilyId, drawing }, at) => {
    const place = (...path: PropertyKey[]) => placeOf(file, [at, ...path]);
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, at);
    else problems.add('duplicate', place('id'), { file, line: placeOf(file, [earlier]).line ?? 1, row: '' });
    const family = context.subfamilies.get(subFamilyId);
    if (!family) problems.add('unknownSubfamily', place('subFamilyId'), { id: subFamilyId });
    else if (family.familyId !== familyId) problems.add('subfamilyDiffers', place('familyId'));
    if (!drawing) return;
    if (drawnSubfamilies[drawing.system] !== subFamilyId)
      problems.add('subfamilyDiffers', place('drawing', 'system'));
    const runs = new Set(drawing.runs.map((run) => run.id));
    for (const kind of ['lights', 'feeds'] as const)
      drawing[kind].forEach(({ run }, index) => {
        if (!runs.has(run)) problems.add('unknownRun', place('drawing', kind, index, 'run'), { id: run });
      });
  });
}

/** Every model that preconfigured products name. */
export function modelsOfPreconfigs(preconfigs: readonly FeedPreconfig[], placeOf: PlaceOf): NamedModel[] {
  return preconfigs.flatMap(({ compositions, drawing }, at) => {
    const named = (models: readonly { readonly model: string }[], ...path: PropertyKey[]): NamedModel[] =>
      models.map(({ model }, index) => ({
        model,
        place: () => placeOf(file, [at, ...path, index, 'model']),
      }));
    return [
      ...compositions.flatMap(({ lights, complements }, index) => [
        ...named(lights, 'compositions', index, 'lights'),
        ...named(complements, 'compositions', index, 'complements'),
      ]),
      ...named(drawing?.lights ?? [], 'drawing', 'lights'),
    ];
  });
}
