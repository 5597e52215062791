import type { CompiledRules } from './compiled-rules';

/** Whether a full configuration, the place of each attribute's value, is allowed. Places that do not exist are not. */
export function isAllowed(rules: CompiledRules, values: readonly number[]): boolean {
  const { answering } = rules;
  if (answering.by === 'search') return isAllowedByRules(rules, values);
  const { order, sizes, edges, edgeStart, satisfiable, inOrder } = answering.diagram;
  let node = satisfiable ? 1 : 0;
  for (let layer = 0; layer < sizes.length; layer += 1) {
    const value = values[inOrder ? layer : order[layer]!]!;
    const size = sizes[layer]!;
    // So written, a value that is no number fails too.
    if (!(value >= 0 && value < size)) return false;
    node = edges[edgeStart[layer]! + node * size + value]!;
  }
  return node > 0;
}

function isAllowedByRules({ model, bits }: CompiledRules, values: readonly number[]): boolean {
  if (!model.attributes.every(({ usable }, at) => usable[values[at]!] === true)) return false;
  for (let word = 0; word < bits.words; word += 1) {
    let set = values.length === 0 ? 0 : -1;
    for (let at = 0; at < values.length && set !== 0; at += 1) {
      set &= bits.matching[(bits.offsets[at]! + values[at]!) * bits.words + word]!;
    }
    if (set !== 0) return false;
  }
  return true;
}
