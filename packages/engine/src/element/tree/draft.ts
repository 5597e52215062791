import type { Cluster, CompositionElement, Element, Group, Space } from '../element';
import type { ElementCatalogue } from '../element-catalogue';
import type { RoomSize } from '../position';
import { childrenOf, withDescendants } from '../walk';
import { indexOf, type Known, type SpaceIndex } from './space-index';

/**
 * A space while it is edited. Steps write here; `assemble` makes the new space, and a draft that met a problem is
 * simply dropped. A parent's list always names the right children, but may hold them as they were before: ask
 * `children` for them as they are.
 */
export class Draft {
  readonly index: SpaceIndex;
  room: RoomSize;
  groups: readonly Group[];
  /** What was changed or added, null what was removed. */
  readonly changed = new Map<string, Known | null>();
  /** The articles whose configuration must be looked at before the edit is done. */
  readonly configured = new Set<string>();
  /** The compositions whose installations may have changed, and whether each was remote before the edit. */
  readonly rewired = new Map<string, boolean>();
  /** Whether every flag must be looked at again. */
  all = false;
  /** The compositions in their order. */
  roots: readonly string[];

  constructor(
    readonly before: Space,
    readonly catalogue: ElementCatalogue,
  ) {
    this.index = indexOf(before, catalogue);
    this.room = before.config.roomSize;
    this.groups = before.groups;
    this.roots = before.compositions.map((each) => each.id);
  }

  /** Null for what is no id at all, too: an edit may come from a stored history that somebody spoilt. */
  known(id: string): Known | null {
    if (typeof id !== 'string') return null;
    const changed = this.changed.get(id);
    return changed === undefined ? (this.index.table.get(id) ?? null) : changed;
  }

  element(id: string): Element | null {
    return this.known(id)?.element ?? null;
  }

  parentOf(id: string): Element | null {
    const known = this.known(id);
    return known ? this.element(known.parent) : null;
  }

  group(id: string): Group | null {
    return this.groups.find((each) => each.id === id) ?? null;
  }

  isTaken(id: string): boolean {
    return id === this.before.id || this.known(id) !== null || this.group(id) !== null;
  }

  children(parent: Element): readonly Element[] {
    return childrenOf(parent).map((each) => this.element(each.id) ?? each);
  }

  /** An element and all below it, as they are. */
  *withDescendants(element: Element): Generator<Element> {
    yield element;
    for (const child of this.children(element)) yield* this.withDescendants(child);
  }

  compositions(): readonly CompositionElement[] {
    return this.roots.flatMap((id) => {
      const found = this.element(id);
      return found?.type === 'composition' ? [found] : [];
    });
  }

  /** The composition that an element is or is in. */
  compositionOf(id: string): CompositionElement | null {
    for (let found = this.element(id); found; found = this.parentOf(found.id)) {
      if (found.type === 'composition') return found;
    }
    return null;
  }

  /** Writes an element that is there. */
  put(element: Element): void {
    const known = this.known(element.id);
    if (known && known.element !== element) this.changed.set(element.id, { element, parent: known.parent });
  }

  /** The order of a new last child; parent null for the space. */
  nextOrder(parent: Element | null): number {
    const lists =
      parent?.type === 'composition'
        ? [parent.clusters, parent.complements]
        : [parent ? childrenOf(parent) : this.compositions()];
    return 1 + Math.max(0, ...lists.map((list) => list.at(-1)?.elementOrderValue ?? 0));
  }

  /** Adds an element and all below it as the last child; parent null for the space. */
  insert(parent: Element | null, element: Element): void {
    const under = parent?.id ?? this.before.id;
    if (!parent) this.roots = [...this.roots, element.id];
    else this.put(withChild(parent, element));
    this.register(element, under);
  }

  private register(element: Element, parent: string): void {
    this.changed.set(element.id, { element, parent });
    for (const child of childrenOf(element)) this.register(child, element.id);
  }

  /** Takes an element and all below it away, and returns it whole as it was. */
  take(id: string): Element | null {
    const element = this.element(id);
    const known = this.known(id);
    if (!element || !known) return null;
    const whole = this.whole(element);
    const parent = this.element(known.parent);
    if (parent) this.put(withoutChild(parent, id));
    else this.roots = this.roots.filter((each) => each !== id);
    for (const each of withDescendants(whole)) {
      this.changed.set(each.id, null);
      this.configured.delete(each.id);
    }
    return whole;
  }

  /** An element with its children as they are. */
  whole(element: Element): Element {
    if (element.type === 'cluster') {
      return { ...element, lights: this.children(element) as Cluster['lights'] };
    }
    if (element.type !== 'composition') return element;
    const now = <T extends Element>(list: readonly T[]): T[] =>
      list.map((each) => this.whole(this.element(each.id) ?? each) as T);
    return { ...element, clusters: now(element.clusters), complements: now(element.complements) };
  }
}

function withChild(parent: Element, child: Element): Element {
  if (parent.type === 'composition' && child.type === 'cluster') {
    return { ...parent, clusters: [...parent.clusters, child] };
  }
  if (parent.type === 'composition' && child.type === 'complement') {
    return { ...parent, complements: [...parent.complements, child] };
  }
  if (parent.type === 'cluster' && (child.type === 'light' || child.type === 'pendant')) {
    return { ...parent, lights: [...parent.lights, child] };
  }
  return parent;
}

function withoutChild(parent: Element, id: string): Element {
  const others = <T extends Element>(list: readonly T[]): readonly T[] => {
    const kept = list.filter((each) => each.id !== id);
    return kept.length === list.length ? list : kept;
  };
  if (parent.type === 'composition') {
    return { ...parent, clusters: others(parent.clusters), complements: others(parent.complements) };
  }
  return parent.type === 'cluster' ? { ...parent, lights: others(parent.lights) } : parent;
}
