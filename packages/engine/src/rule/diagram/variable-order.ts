import type { RuleModel } from '../rule-model';

/** How many rules are begun and not finished between the layers, summed over all: small orders make small diagrams. */
function openRules(scopes: readonly (readonly number[])[], order: readonly number[]): number {
  const layerOf = new Array<number>(order.length).fill(0);
  order.forEach((attribute, layer) => (layerOf[attribute] = layer));
  let sum = 0;
  for (const scope of scopes) {
    const layers = scope.map((attribute) => layerOf[attribute] ?? 0);
    sum += Math.max(...layers) - Math.min(...layers);
  }
  return sum;
}

/** Starts with an attribute and takes each time the one after which the fewest rules are left open. */
function greedyFrom(scopes: readonly (readonly number[])[], depth: number, first: number): number[] {
  const order = [first];
  const taken = new Set(order);
  while (order.length < depth) {
    let best = -1;
    let fewest = Infinity;
    for (let attribute = 0; attribute < depth; attribute += 1) {
      if (taken.has(attribute)) continue;
      let open = 0;
      for (const scope of scopes) {
        let inside = scope.includes(attribute) ? 1 : 0;
        for (const each of scope) if (taken.has(each)) inside += 1;
        if (inside > 0 && inside < scope.length) open += 1;
      }
      if (open < fewest) {
        best = attribute;
        fewest = open;
      }
    }
    order.push(best);
    taken.add(best);
  }
  return order;
}

/**
 * The orders of the attributes in which to try a diagram, the most promising first: that of the model, unless one that
 * keeps the attributes of each rule clearly closer together is found.
 */
export function variableOrders(model: RuleModel): readonly (readonly number[])[] {
  const depth = model.attributes.length;
  const own = model.attributes.map((_, at) => at);
  const scopes = model.rules
    .map((rule) => rule.flatMap((mask, at) => (mask ? [at] : [])))
    .filter((scope) => scope.length > 1);
  if (depth < 3 || scopes.length === 0) return [own];
  const greedy = own
    .map((first) => greedyFrom(scopes, depth, first))
    .map((order) => ({ order, open: openRules(scopes, order) }))
    .reduce((best, each) => (each.open < best.open ? each : best));
  // The model's order answers a little faster, since ties follow it.
  if (greedy.open < 0.75 * openRules(scopes, own)) return [greedy.order, own];
  return [own, greedy.order];
}
