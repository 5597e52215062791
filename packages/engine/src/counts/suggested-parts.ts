import type { DrawnSystem } from '../catalogue/row/drawn-system';
import { fewestBelts } from '../drawing/facts/fewest-belts';
import { wattsOf } from '../drawing/facts/drawing-facts';
import type { ElementCatalogue } from '../element/element-catalogue';
import { bodySizeOf } from '../element/place/body';
import { exactSum } from '../unit/exact-sum';
import type { CountedSystem } from './counts';

/** Why so many parts are suggested; the figures are those of `SuggestedParts.figures`. */
export type SuggestionReason =
  /** Belts as long as the luminaires need beside each other. */
  | 'belt-for-luminaires'
  /** Feeds: one for each belt. */
  | 'feed-for-each-belt'
  /** Feeds: as many as carry the watts. */
  | 'feed-by-load'
  /** Feeds: as many as reach along the rods. */
  | 'feed-by-length'
  /** Joints: one between a rod and the next. */
  | 'joint-between-rods'
  /** Anchors: one at either end of the chain. */
  | 'anchor-at-ends'
  /** Nothing is needed yet. */
  | 'nothing-yet';

/** How many of some parts follow from the others. */
export interface SuggestedParts {
  readonly part: 'belt' | 'feed' | 'joint' | 'anchor';
  /** Every model of the part, also those of which none is needed. */
  readonly quantities: Readonly<Record<string, number>>;
  readonly reason: SuggestionReason;
  /** Watts, metres and pieces that the reason speaks of. */
  readonly figures: Readonly<Record<'watts' | 'wattsOfFeed' | 'metres' | 'pieces', number>>;
}

/** Metres between a luminaire on a belt and the next. */
const gapOnBelt = 0.3;

const round = (metres: number) => Math.round(metres * 100) / 100;

/** Metres of the length of a model's body. */
export function lengthOf(model: string, catalogue: ElementCatalogue): number {
  const found = catalogue.model(model)?.sheet.model;
  return (found && bodySizeOf(found)?.x) ?? 0;
}

/** The belts that cover a length, fewest first: how many of each model. */
export function beltsFor(metres: number, rules: DrawnSystem): Readonly<Record<string, number>> {
  const found =
    metres > 0
      ? fewestBelts(
          metres,
          rules.belts.map(({ length }) => length),
        )
      : [];
  return Object.fromEntries(
    rules.belts.map(({ model, length }) => [model, found.filter((each) => each === length).length]),
  );
}

/** The parts that luminaires, rods and belts ask for, each with the reason. */
export function suggestedParts(
  system: CountedSystem,
  counts: ReadonlyMap<string, number>,
  catalogue: ElementCatalogue,
): readonly SuggestedParts[] {
  const rules = system;
  const of = (model: string) => counts.get(model) ?? 0;
  const watts = exactSum(
    [...counts].map(([model, quantity]) => ({ value: wattsOf(model, catalogue), quantity })),
  );
  const byLoad = Math.ceil(watts / rules.wattsOfFeed);
  const suggest = (
    part: SuggestedParts['part'],
    quantities: SuggestedParts['quantities'],
    reason: SuggestionReason,
    figures: { readonly metres?: number; readonly pieces?: number } = {},
  ): SuggestedParts => ({
    part,
    quantities,
    reason: Object.values(quantities).some((each) => each > 0) ? reason : 'nothing-yet',
    figures: { watts, wattsOfFeed: rules.wattsOfFeed, metres: 0, pieces: 0, ...figures },
  });

  if (rules.rods.length === 0) {
    const metres = round(
      rules.lights.reduce((sum, each) => sum + of(each) * (lengthOf(each, catalogue) + gapOnBelt), 0),
    );
    const belts = rules.belts.reduce((sum, { model }) => sum + of(model), 0);
    const feeds = { [rules.feed]: Math.max(belts, belts > 0 ? byLoad : 0) };
    return [
      suggest('belt', beltsFor(metres, rules), 'belt-for-luminaires', { metres }),
      suggest('feed', feeds, byLoad > belts ? 'feed-by-load' : 'feed-for-each-belt', { pieces: belts }),
    ];
  }
  const rods = rules.rods.reduce((sum, { model }) => sum + of(model), 0);
  const metres = round(rules.rods.reduce((sum, { model, length }) => sum + of(model) * length, 0));
  const byLength = Math.ceil(metres / (2 * rules.reachOfFeed));
  const feeds = { [rules.feed]: rods === 0 ? 0 : Math.max(1, byLoad, byLength) };
  const { joint, anchor } = rules;
  return [
    ...(joint
      ? [suggest('joint', { [joint]: Math.max(0, rods - 1) }, 'joint-between-rods', { pieces: rods })]
      : []),
    ...(anchor ? [suggest('anchor', { [anchor]: rods > 0 ? 2 : 0 }, 'anchor-at-ends')] : []),
    suggest('feed', feeds, byLength > byLoad ? 'feed-by-length' : 'feed-by-load', { metres }),
  ];
}
