import { elementsOf } from '../src/element/walk';
import type { Edit } from '../src/element/edit/edit';
import type { Space } from '../src/element/element';
import { wishesUpTo, type Wish } from './wish';

export const wish = wishesUpTo({ act: 33, which: 60, tenths: 18, value: 40 });

const values = {
  color: ['10', '20', '40', '70', 'zz'],
  temperature: ['1', '2', '4'],
  control: ['Z', 'A', 'B', 'M', 'D'],
  installation: ['10', '18', '31', '32'],
  pendantHeight: [30, 45, 100, 200, 380, 390, 391, 600],
} as const;
const attributes = ['color', 'temperature', 'control', 'installation', 'pendantHeight'] as const;
const models = ['2010', '2012', '2140', '2190', '2250', '2593', '2016'];
const complements = ['2195', '2197', '2256'];
const rooms = [
  { height: 2.4 },
  { height: 4 },
  { ceilingMaterial: 'wood' },
  { ceilingMaterial: 'pladur' },
  { extraCeiling: 0 },
  { extraCeiling: 0.16, width: 5 },
  { height: 0.9 },
];

function pick<T>(list: readonly T[], at: number): T {
  return list[at % list.length]!;
}

/** The edit that a wish means for a space. `step` makes new ids new. */
export function editOf(space: Space, wished: Wish, step: number): Edit {
  const { act, one, other, x, z, value } = wished;
  const all = [...elementsOf(space)];
  const ids = [space.id, 'unknown', ...all.map((each) => each.id), ...space.groups.map((each) => each.id)];
  const ofType = (type: string): string[] => all.filter((each) => each.type === type).map((each) => each.id);
  const some = (list: readonly string[], at: number): string => pick(list.length > 0 ? list : ids, at);
  const leaves = all.filter((each) => 'model' in each).map((each) => each.id);
  const position = { x, y: space.config.roomSize.height, z };
  const attribute = pick(attributes, value);
  const setting = pick<string | number>(values[attribute], other);
  const id = `n${step}`;
  switch (act) {
    case 0:
      return { type: 'add', to: space.id, element: { type: 'composition', id, position } };
    case 1:
    case 2: {
      const installation = pick(values.installation, value);
      const element = { type: 'cluster' as const, id, position, attributes: { installation } };
      return { type: 'add', to: some(ofType('composition'), one), element };
    }
    case 3:
    case 4:
    case 5: {
      const way = value % 4 === 0 ? { turn: other * 30, tilt: value } : {};
      const element = { type: 'light' as const, id, position, model: pick(models, value), ...way };
      return { type: 'add', to: some(ofType('cluster'), one), element };
    }
    case 6: {
      const element = { type: 'complement' as const, id, position, model: pick(complements, value) };
      return { type: 'add', to: some(ofType('composition'), one), element };
    }
    case 7:
      return { type: 'add', to: pick(ids, one), element: { type: 'light', id, model: pick(models, other) } };
    case 8:
    case 9:
    case 10:
      return { type: 'move', id: some(leaves, one), to: { x, y: 4 - (value % 3), z } };
    case 11:
      return { type: 'move', id: pick(ids, one), by: { x, y: 0, z } };
    case 12:
      return { type: 'return-to-valid', id: pick(ids, one) };
    case 13:
      return { type: 'remove', id: some(leaves, one) };
    case 14:
      return { type: 'remove', id: pick(ids, one) };
    case 15:
    case 16: {
      const given = Object.fromEntries(ids.map((each, at) => [each, `${id}.${at}`]));
      const to = value % 3 === 0 ? { to: pick(ids, other) } : {};
      return {
        type: 'clone',
        id: pick(ids, one),
        ids: given,
        by: { x, y: 0, z },
        toBase: value % 2 === 0,
        ...to,
      };
    }
    case 17:
    case 18: {
      const from = value % 4 === 0 ? ids : some(ofType('cluster'), one) ? ofType('cluster') : ids;
      const elements = [pick(from.length > 0 ? from : ids, one), pick(from.length > 0 ? from : ids, other)];
      return { type: 'group', id, elements, virtual: value % 3 === 0 };
    }
    case 19:
      return { type: 'ungroup', id: pick(ids, one) };
    case 20:
    case 21: {
      const groups = space.groups.map((each) => each.id);
      return { type: 'mount', group: some(groups, one), to: some(ofType('composition'), other) };
    }
    case 22:
    case 23:
    case 24:
      return { type: 'set-attribute', id: pick(ids, one), attribute, value: setting };
    case 25:
      return {
        type: 'set-attribute',
        id: some(ofType('composition'), one),
        attribute: 'installation',
        value: pick(values.installation, other),
      };
    case 26:
      return {
        type: 'set-attribute',
        id: some(ofType('composition'), one),
        attribute: 'control',
        value: pick(values.control, other),
      };
    case 27:
      return {
        type: 'change-attributes',
        ids: [some(leaves, one), some(leaves, other)],
        delta: value % 2 === 0 ? { pendantHeightBy: value - 20 } : { color: pick(values.color, value) },
      };
    case 28:
      return { type: 'replace-canopy', id: pick(ids, one), canopy: pick(['10', '31', '32', '33'], other) };
    case 29:
    case 30:
      return { type: 'set-room', roomSize: pick(rooms, value) };
    case 31:
    case 32:
      return { type: 'turn', id: value % 5 === 0 ? pick(ids, one) : some(leaves, one), turn: other * 15 };
    default:
      return {
        type: 'batch',
        edits: [
          { type: 'move', id: some(leaves, one), to: position },
          { type: 'set-attribute', id: pick(ids, other), attribute, value: setting },
        ],
      };
  }
}
