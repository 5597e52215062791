/** The most elements of one creation: more than any room was ever furnished with, and still read in a moment. */
export const maxElements = 2000;

/** Lists of a stored creation whose entries are elements, or make one each. */
const elements = ['lights', 'complements', 'feeds', 'points'];
/** Lists of what holds elements, or names them. */
const holders = ['compositions', 'clusters', 'groups', 'elements', 'runs'];

/**
 * Whether a tree that nobody has read yet has more elements than a creation may have: counts what stands in the lists of
 * a stored creation, at any depth, and what a number of equal complements says. Never reads much further than the most.
 */
export function hasTooManyElements(tree: unknown): boolean {
  let [counted, holding] = [0, 0];
  const open = [tree];
  // An element has a cluster of its own at most, and a name in a group.
  const isFull = () => counted > maxElements || holding > 3 * maxElements;
  while (open.length > 0 && !isFull()) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, each] of Object.entries(value)) {
      if (name === 'quantity' && typeof each === 'number') counted += Math.max(0, each);
      if (typeof each !== 'object' || each === null) continue;
      if (Array.isArray(each)) {
        if (elements.includes(name)) counted += each.length;
        if (holders.includes(name)) holding += each.length;
      }
      open.push(each);
    }
  }
  return isFull();
}
