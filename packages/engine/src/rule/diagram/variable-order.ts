import type { RuleModel } from '../rule-model';
import type { Work } from './work';

/** How many rules are begun and not finished between the layers, summed over all: small orders make small diagrams. */
function openRules(scopes: readonly (readonly number[])[], order: readonly number[], work: Work): number {
  const layerOf = new Array<number>(order.length).fill(0);
  order.forEach((attribute, layer) => (layerOf[attribute] = layer));
  let sum = 0;
  for (const scope of scopes) {
    let first = Infinity;
    let last = 0;
    for (const attribute of scope) {
      const layer = layerOf[attribute] ?? 0;
      if (layer < first) first = layer;
      if (layer > last) last = layer;
    }
    work.spend(scope.length);
    sum += last - first;
  }
  return sum;
}

/** The rules that name each attribute. */
function rulesByAttribute(scopes: readonly (readonly number[])[], depth: number): number[][] {
  const found = Array.from({ length: depth }, (): number[] => []);
  scopes.forEach((scope, rule) => scope.forEach((attribute) => found[attribute]!.push(rule)));
  return found;
}

/** Starts with an attribute and takes each time the one after which the fewest rules are left open. */
function greedyFrom(
  scopes: readonly (readonly number[])[],
  naming: readonly (readonly number[])[],
  first: number,
  work: Work,
): number[] {
  const inside = new Int32Array(scopes.length);
  const taken = new Set<number>();
  const order: number[] = [];
  const take = (attribute: number): void => {
    order.push(attribute);
    taken.add(attribute);
    for (const rule of naming[attribute]!) inside[rule]! += 1;
  };
  take(first);
  while (order.length < naming.length) {
    let best = -1;
    let fewest = Infinity;
    for (let attribute = 0; attribute < naming.length; attribute += 1) {
      if (taken.has(attribute)) continue;
      // Only the rules that name the attribute change: those that it begins open, those that it ends close.
      let change = 0;
      const own = naming[attribute]!;
      work.spend(own.length + 1);
      for (const rule of own) {
        if (inside[rule] === 0) change += 1;
        else if (inside[rule] === scopes[rule]!.length - 1) change -= 1;
      }
      if (change < fewest) {
        best = attribute;
        fewest = change;
      }
    }
    take(best);
  }
  return order;
}

/**
 * The orders of the attributes in which to try a diagram, the most promising first: that of the model, unless one that
 * keeps the attributes of each rule clearly closer together is found.
 */
export function variableOrders(model: RuleModel, work: Work): readonly (readonly number[])[] {
  const depth = model.attributes.length;
  const own = model.attributes.map((_, at) => at);
  work.spend(depth * model.rules.length);
  const scopes = model.rules
    .map((rule) => rule.flatMap((mask, at) => (mask ? [at] : [])))
    .filter((scope) => scope.length > 1);
  if (depth < 3 || scopes.length === 0) return [own];
  const naming = rulesByAttribute(scopes, depth);
  const greedy = own
    .map((first) => greedyFrom(scopes, naming, first, work))
    .map((order) => ({ order, open: openRules(scopes, order, work) }))
    .reduce((best, each) => (each.open < best.open ? each : best));
  // The model's order answers a little faster, since ties follow it.
  if (greedy.open < 0.75 * openRules(scopes, own, work)) return [greedy.order, own];
  return [own, greedy.order];
}
