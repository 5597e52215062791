import { sectionOf, type Arranging } from './arranging';
import type { Spot } from './use-arrange-acts';

type Placed = Pick<Arranging, 'lines' | 'structure'>;

const placeOf = ({ lines }: Placed, id: string): number => lines.findIndex((line) => line._id === id);

/** Where a step up or down takes a line: past its neighbour, or over the head of a section. Null at an end. */
export function stepFrom(placed: Placed, id: string, step: 1 | -1): Spot | null {
  const { lines, structure } = placed;
  const { sections } = structure;
  const place = placeOf(placed, id);
  const line = lines[place];
  if (!line) return null;
  const section = sectionOf(line, sections);
  const neighbour = lines[place + step];
  if (neighbour && sectionOf(neighbour, sections) === section) return { place: place + step, section };
  const all = [null, ...sections.map((each) => each.id)];
  const next = all[all.indexOf(section) + step];
  return next === undefined ? null : { place, section: next };
}

type Freely = Pick<Arranging, 'structure'>;

/** Where a step takes a free line: past its neighbour of the section, or to the nearest end of the next one. Null at an end. */
export function stepFreeFrom(
  { structure: { freeLines, sections } }: Freely,
  id: string,
  step: 1 | -1,
): Spot | null {
  const place = freeLines.findIndex((line) => line.id === id);
  const line = freeLines[place];
  if (!line) return null;
  const section = sectionOf(line, sections);
  for (let next = place + step; freeLines[next]; next += step) {
    if (sectionOf(freeLines[next]!, sections) === section) return { place: next, section };
  }
  const all = [null, ...sections.map((each) => each.id)];
  const next = all[all.indexOf(section) + step];
  if (next === undefined) return null;
  const theirs = freeLines.filter((each) => each.id !== id);
  const isIn = (each: (typeof freeLines)[number]) => sectionOf(each, sections) === next;
  const at = step > 0 ? theirs.findIndex(isIn) : theirs.findLastIndex(isIn) + 1;
  return { place: at < 0 || !theirs.some(isIn) ? place : at, section: next };
}

/** A row that something is dropped on: a line, a free line, or the head of a section (null: of what stands in none). */
export type Target =
  | { readonly kind: 'line' | 'freeLine'; readonly id: string }
  | { readonly kind: 'section'; readonly id: string | null };

/**
 * Where lines go that are dropped on a row: before a line from below and behind it from above, the first of a section on its
 * head, the last of it on a free line. Null on one of themselves.
 */
export function spotOf({ lines, structure }: Placed, ids: readonly string[], target: Target): Spot | null {
  const { sections, freeLines } = structure;
  const moved = new Set(ids);
  const others = lines.filter((line) => !moved.has(line._id));
  if (target.kind === 'line') {
    const line = lines.find((each) => each._id === target.id);
    if (!line || moved.has(target.id)) return null;
    const from = lines.findIndex((each) => moved.has(each._id));
    const isBehind = from >= 0 && from < lines.indexOf(line);
    return { place: others.indexOf(line) + (isBehind ? 1 : 0), section: sectionOf(line, sections) };
  }
  const free = freeLines.find((each) => each.id === target.id);
  const section = target.kind === 'section' ? target.id : free ? sectionOf(free, sections) : null;
  const all = [null, ...sections.map((each) => each.id)];
  const end = all.indexOf(section) + (target.kind === 'section' ? 0 : 1);
  const before = others.filter((line) => all.indexOf(sectionOf(line, sections)) < end);
  return { place: before.length, section };
}

/** Where a free line goes that is dropped on a row: to the place of a free line, else the first of the section. */
export function freeSpotOf({ lines, structure }: Placed, id: string, target: Target): Spot | null {
  const { sections, freeLines } = structure;
  if (target.id === id) return null;
  if (target.kind === 'freeLine') {
    const place = freeLines.findIndex((each) => each.id === target.id);
    return place < 0 ? null : { place, section: sectionOf(freeLines[place]!, sections) };
  }
  const line = lines.find((each) => each._id === target.id);
  const section = target.kind === 'section' ? target.id : line ? sectionOf(line, sections) : null;
  const others = freeLines.filter((each) => each.id !== id);
  const first = others.findIndex((each) => sectionOf(each, sections) === section);
  return { place: first < 0 ? others.length : first, section };
}
