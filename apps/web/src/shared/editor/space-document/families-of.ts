import { drawnSubfamilies } from '@lucerna/contract';

/** The subfamilies that a stored creation needs to be read: of its elements, and of the system that it was drawn with. */
export function familiesOf(stored: unknown): number[] {
  const found = new Set<number>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, each] of Object.entries(value)) {
      if ((name === 'subFamily' || name === 'subFamilyId') && Number.isSafeInteger(each))
        found.add(Number(each));
      else if (name === 'system' && typeof each === 'string' && Object.hasOwn(drawnSubfamilies, each)) {
        found.add(drawnSubfamilies[each as keyof typeof drawnSubfamilies]);
      } else look(each);
    }
  };
  look(stored);
  return [...found];
}
