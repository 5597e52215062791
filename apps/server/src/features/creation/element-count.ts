/** The most elements of one creation: more than any room was ever furnished with, and still read in a moment. */
export const mostElements = 2000;

/** Entries that stand for one luminaire at most: itself, its cluster, its name in a group. */
const entriesOfElement = 3;

const lists = [
  'compositions',
  'clusters',
  'lights',
  'complements',
  'groups',
  'elements',
  'runs',
  'feeds',
  'points',
];

/**
 * Whether a tree that nobody has read yet has more elements than a creation may have: counts what stands in the lists of
 * a stored creation, at any depth, and what a number of equal complements says. Never reads much further than the most.
 */
export function hasTooManyElements(tree: unknown): boolean {
  const most = mostElements * entriesOfElement;
  let count = 0;
  const open = [tree];
  while (open.length > 0 && count <= most) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, each] of Object.entries(value)) {
      if (name === 'quantity' && typeof each === 'number') count += each;
      if (typeof each !== 'object' || each === null) continue;
      if (Array.isArray(each) && lists.includes(name)) count += each.length;
      open.push(each);
    }
  }
  return count > most;
}
