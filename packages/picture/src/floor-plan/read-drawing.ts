import { numberOf, textOf, type Entity, type Point } from './entity';
import { groupsOf, type Group } from './groups';

/** Entities that are placed together, by their name. */
export interface Block {
  readonly base: Point;
  readonly entities: readonly Entity[];
}

/** What a DXF file holds of a plan. */
export interface DxfDrawing {
  /** The code of the units ($INSUNITS); 0: not told. */
  readonly units: number;
  readonly blocks: ReadonlyMap<string, Block>;
  readonly entities: readonly Entity[];
}

/** So many groups are read before others get their turn. */
const groupsATurn = 20_000;

/** Reads a DXF text entity by entity, in turns; null when it is none. */
export function* readDrawing(text: string): Generator<undefined, DxfDrawing | null> {
  const entities: Entity[] = [];
  const blocks = new Map<string, Block>();
  let units = 0;
  let section = '';
  let variable = '';
  let block: { name: string; base: Point; entities: Entity[] } | null = null;
  let polyline: { entity: Entity; corners: Entity[] } | null = null;

  const add = (entity: Entity) => {
    if (section === 'BLOCKS') block?.entities.push(entity);
    else if (section === 'ENTITIES') entities.push(entity);
  };
  const finish = (entity: Entity) => {
    const { type } = entity;
    if (type === 'BLOCK') {
      const base = { x: numberOf(entity, 10), y: numberOf(entity, 20) };
      block = { name: textOf(entity, 2), base, entities: [] };
    } else if (type === 'ENDBLK') {
      if (block) blocks.set(block.name, block);
      block = null;
    } else if (type === 'POLYLINE') polyline = { entity, corners: [] };
    else if (type === 'VERTEX') polyline?.corners.push(entity);
    else if (type === 'SEQEND') {
      if (polyline) add({ ...polyline.entity, corners: polyline.corners });
      polyline = null;
    } else add(entity);
  };

  let open: { type: string; groups: Group[] } | null = null;
  let count = 0;
  for (const group of groupsOf(text)) {
    if ((count += 1) % groupsATurn === 0) yield;
    if (group.code === 0) {
      if (open) finish(open);
      open = { type: group.value, groups: [] };
    } else if (group.code === 2 && open?.type === 'SECTION') {
      section = group.value;
    } else if (section === 'HEADER') {
      if (group.code === 9) variable = group.value;
      else if (variable === '$INSUNITS' && group.code === 70) units = Number(group.value) || 0;
    } else open?.groups.push(group);
  }
  if (open) finish(open);
  return section !== '' ? { units, blocks, entities } : null;
}
