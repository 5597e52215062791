import type { CompositorPlaces } from '@lucerna/contract';

interface Composed {
  readonly subFamilyId: number;
  readonly applications: readonly number[];
}

/**
 * Whether the compositor opens for a collection (C5): it is one of the list and, where the list names application
 * places, is offered for one of them.
 */
export function mayCompose(
  places: CompositorPlaces | undefined,
  { subFamilyId, applications }: Composed,
): boolean {
  if (!places?.subFamilies.includes(subFamilyId)) return false;
  return places.applications.length === 0 || places.applications.some((each) => applications.includes(each));
}
