import { newCreation, operations } from '@lucerna/contract';
import {
  applyCountEdit,
  applyDrawingEdit,
  applyEdit,
  billOfSpace,
  creationOf,
  drawnSystem,
  rebuildCreation,
  startCounts,
  startDrawing,
  storeCreation,
} from '@lucerna/engine';
import type { BillOfMaterials, CountEdit, Creation, DrawingEdit, Edit, Result, Space } from '@lucerna/engine';
import { exportFormats } from '@lucerna/engine';
import { exportCreation } from '@lucerna/scene/files';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { cataloguesOf } from '../../../packages/engine/examples/demo-catalogue';
import { hostileValues, spoiltOf } from '../../../packages/engine/test/spoilt';
import { checkedCreation } from '../src/features/creation/checked-creation';
import { creationPicture } from '../src/features/creation/creation-picture';
import { storedText } from '../src/features/creation/stored-text';
import { readCookie } from '../src/http/cookies';

const day = '2026-09-01';
const composing = cataloguesOf(201, 16, day);
const plusminus = cataloguesOf(225, 16, day);
const sticks = cataloguesOf(219, 16, day);

function made<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems.map(({ code }) => code).join());
  return result.value;
}
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A creation of each kind, stored, with the catalogue that it is of. */
function seeds() {
  const first = {
    version: 1,
    space: {
      type: 'space',
      version: 1,
      id: 9001,
      compositions: [
        {
          attributes: {},
          lights: [{ model: '2010', x: 0, z: 0 }],
          complements: [{ model: '2250', quantity: 2 }],
        },
      ],
    },
  };
  const pendants = {
    ...first,
    space: {
      ...first.space,
      compositions: [
        {
          attributes: {},
          lights: [
            { model: '2010', pendantHeight: 2, x: 0.5, z: 0 },
            { model: '2010', pendantHeight: 2, x: -0.5, z: 0 },
          ],
        },
      ],
    },
  };
  const today = made(rebuildCreation(pendants, composing.elements));
  const drawn = (system: 'plusminus' | 'sticks', of: typeof sticks, ...edits: DrawingEdit[]) => {
    const start = made(
      startDrawing({
        id: 'd',
        system: made(drawnSystem(system, of.elements)),
        roomSize: { width: 8, depth: 6, height: 3 },
      }),
    );
    const drawing = edits.reduce((found, edit) => made(applyDrawingEdit(found, edit, of.elements)), start);
    return { drawing, stored: plain(storeCreation(made(creationOf(drawing, of.elements)))) };
  };
  const belt = drawn(
    'plusminus',
    plusminus,
    {
      type: 'draw-run',
      id: 'r',
      points: [
        { x: -3, z: 0 },
        { x: 1, z: 0 },
        { x: 1, z: 2 },
      ],
    },
    { type: 'place-light', id: 'l', run: 'r', at: 2, model: '2250' },
  );
  const rods = drawn('sticks', sticks, {
    type: 'draw-run',
    id: 'r',
    points: [
      { x: -1.2, z: 0 },
      { x: 1.2, z: 0 },
    ],
  });
  const belts = made(drawnSystem('plusminus', plusminus.elements));
  const started = made(startCounts('s', plusminus.elements));
  const counted = made(
    applyCountEdit(started, { type: 'count', model: '2250', quantity: 3 }, belts, plusminus.elements),
  );
  return {
    stored: [
      { of: composing, tree: plain(storeCreation(today)) },
      { of: composing, tree: first },
      { of: plusminus, tree: belt.stored },
      { of: sticks, tree: rods.stored },
      { of: plusminus, tree: plain(storeCreation({ space: counted, drawing: null })) },
    ],
    belts,
    belt: belt.drawing,
    counted,
    room: today.space,
  };
}

/** An edit of each type of a space, on what is there. */
function spaceEdits(space: Space): Edit[] {
  const [composition] = space.compositions;
  const [cluster] = composition!.clusters;
  const light = cluster!.lights[0]!.id;
  const position = { x: 0.2, y: 3, z: 0.4 };
  const add = (to: string, element: object) => ({ type: 'add', to, element }) as Edit;
  return [
    add(space.id, { type: 'composition', id: 'n', position, attributes: { control: 'Z' } }),
    add(composition!.id, { type: 'cluster', id: 'n', position, attributes: { installation: '18' } }),
    add(composition!.id, { type: 'complement', id: 'n', position, model: '2250' }),
    add(cluster!.id, {
      type: 'light',
      id: 'n',
      position,
      model: '2010',
      attributes: { color: '20' },
      turn: 3,
    }),
    { type: 'move', id: light, to: position },
    { type: 'move', id: cluster!.id, by: position },
    { type: 'turn', id: light, turn: 30 },
    { type: 'return-to-valid', id: light },
    { type: 'remove', id: light },
    { type: 'clone', id: light, ids: { [light]: 'n' }, to: cluster!.id, by: position, toBase: true },
    { type: 'group', id: 'n', elements: [light, cluster!.id], virtual: true },
    { type: 'ungroup', id: 'n' },
    { type: 'mount', group: 'n', to: composition!.id },
    { type: 'set-attribute', id: light, attribute: 'color', value: '20' },
    { type: 'set-attribute', id: light, attribute: 'pendantHeight', value: 120 },
    { type: 'change-attributes', ids: [light], delta: { color: '20', pendantHeightBy: 10 } },
    { type: 'replace-canopy', id: cluster!.id, canopy: '1' },
    { type: 'set-room', roomSize: { width: 8, height: 4, ceilingMaterial: 'wood' } },
    {
      type: 'batch',
      edits: [
        { type: 'move', id: light, to: position },
        { type: 'remove', id: light },
      ],
    },
  ];
}

/** What came of many mutations: how many of each kind, how many were taken, and what broke. */
export interface Mutated {
  tried: number;
  taken: number;
  bills: number;
  pictures: number;
  files: number;
  readonly broken: { readonly kind: string; readonly value: unknown; readonly fault: string }[];
}

/** How often what costs much is done: with every so many creations that were taken. */
export interface Shares {
  readonly picture: number;
  readonly file: number;
}

const limitMs = 1000;

/** No number in what is told is other than one that JSON keeps; amounts are whole. */
function amountsFault(bill: BillOfMaterials): string | null {
  const amounts = bill.prices ? [bill.prices.unitGross.amount, bill.prices.totalGross.amount] : [];
  if (!amounts.every((each) => Number.isSafeInteger(each) && each > 0)) return `amounts ${amounts.join()}`;
  return null;
}

/** The tries of one kind: values, and what is done with each, which may throw or take long when it is broken. */
export interface Kind {
  readonly name: string;
  readonly values: fc.Arbitrary<unknown>;
  readonly run: (value: unknown, counts: Mutated) => string | null | Promise<string | null>;
}

function ofCreation(of: typeof sticks, shares: Shares): Kind['run'] {
  return async (value, counts) => {
    newCreation.safeParse(value);
    const result = rebuildCreation(value, of.elements);
    if (!result.ok) return result.problems.length > 0 ? null : 'no problem';
    counts.taken += 1;
    return (await takenFault(result.value, of, counts, shares)) ?? null;
  };
}

/** What a creation that was taken goes through: stored and read again, checked, billed, drawn and written. */
async function takenFault(creation: Creation, of: typeof sticks, counts: Mutated, shares: Shares) {
  storedText(creation);
  const stored = JSON.stringify(storeCreation(creation));
  const again = rebuildCreation(JSON.parse(stored), of.elements);
  if (!again.ok) return `taken once only: ${again.problems[0]?.code}`;
  if (JSON.stringify(storeCreation(again.value)) !== stored) return 'read again as another';
  checkedCreation(JSON.parse(stored), of.elements);
  const bill = billOfSpace(creation.space, of.parts, { rateId: 10, quantity: 1 + (counts.taken % 100_000) });
  if (bill.ok) {
    counts.bills += 1;
    const fault = amountsFault(bill.value);
    if (fault) return fault;
  }
  if (counts.taken % shares.picture === 0) {
    counts.pictures += 1;
    const svg = creationPicture(creation, of.elements, { ground: 'light', shape: 'landscape' });
    if (/NaN|Infinity|undefined/.test(svg)) return 'a picture with no number';
  }
  if (counts.taken % shares.file === 0) {
    counts.files += 1;
    const format = exportFormats[counts.files % exportFormats.length]!;
    const file = await exportCreation(creation, of.elements, format, {
      ...{ name: 'x', code: '', brand: 'y' },
      ...{ day: '2026-11-21', units: 'metric' },
    });
    if (file.ok && file.value.bytes.length === 0) return 'an empty file';
  }
  return null;
}

/** The kinds of values from outside that the contract and the engine read without a server. */
export function mutatedKinds(shares: Shares = { picture: 10, file: 500 }): Kind[] {
  const { stored, belts, belt, counted, room } = seeds();
  const edits: DrawingEdit[] = [
    {
      type: 'draw-run',
      id: 'q',
      points: [
        { x: -3, z: 2 },
        { x: 1, z: 2 },
      ],
    },
    { type: 'place-light', id: 'm', run: 'r', at: 3, model: '2250' },
  ];
  const hostile = fc.constantFrom(...hostileValues);
  const countEdits = fc.oneof(
    hostile.map((quantity) => ({ type: 'count', model: '2250', quantity })),
    hostile.map((model) => ({ type: 'count', model, quantity: 3 })),
    hostile.map((metres) => ({ type: 'belt', metres })),
  );
  const draft = {
    at: 1,
    title: 'x',
    path: '/a',
    stored: { version: 1, quantity: 2, creation: stored[0]!.tree },
  };
  const codeOf = (result: Result<unknown>) => (result.ok || result.problems.length > 0 ? null : 'no problem');
  return [
    ...stored.map(({ of, tree }, at): Kind => ({
      name: `creation ${at}`,
      values: spoiltOf(tree),
      run: ofCreation(of, shares),
    })),
    {
      name: 'edit of a space',
      values: fc.oneof(...spaceEdits(room).map((edit) => spoiltOf(edit))),
      run: (edit) => {
        const edited = applyEdit(room, edit as Edit, composing.elements);
        if (!edited.ok) return codeOf(edited);
        // What an edit has made is stored, and read as it is.
        const tree = plain(storeCreation({ space: edited.value, drawing: null }));
        const again = rebuildCreation(tree, composing.elements);
        if (!again.ok) return `cannot be read again: ${again.problems[0]?.code}`;
        return isDeepStrictEqual(plain(storeCreation(again.value)), tree) ? null : 'read again as another';
      },
    },
    {
      name: 'edit of a drawing',
      values: fc.oneof(...edits.map((edit) => spoiltOf(edit))),
      run: (edit) => codeOf(applyDrawingEdit(belt, edit as DrawingEdit, plusminus.elements)),
    },
    {
      name: 'edit of counts',
      values: countEdits,
      run: (edit) => codeOf(applyCountEdit(counted, edit as CountEdit, belts, plusminus.elements)),
    },
    {
      name: 'draft',
      values: spoiltOf(draft),
      run: (value) => {
        operations.saveDraft.body!.safeParse(value);
        return null;
      },
    },
    {
      name: 'cookie',
      values: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc
          .array(
            fc.constantFrom('access', '=', ';', '%', '%E0%A4%A', '"', ' ', '__proto__', '\u00ff', 'a.b.c'),
            { maxLength: 20 },
          )
          .map((all) => all.join('')),
      ),
      run: (value) => (typeof readCookie(value as string, 'access') === 'string' ? null : 'no text'),
    },
  ];
}

/** How many of one kind are tried before the next has its turn. */
const atOnce = 500;

/** Reads one value, and says what was wrong and how many milliseconds of the processor it took. */
async function tried(
  run: Kind['run'],
  value: unknown,
  counts: Mutated,
): Promise<{ readonly fault: string | null; readonly ms: number }> {
  const began = process.cpuUsage();
  let fault: string | null;
  try {
    fault = await run(value, counts);
  } catch (error) {
    fault = error instanceof Error ? (error.stack ?? error.message).slice(0, 600) : String(error);
  }
  const { user, system } = process.cpuUsage(began);
  return { fault, ms: (user + system) / 1000 };
}

/** Reads so many mutated values of every kind in turn: none may throw, take a second or come out as another. */
export async function readMutated(
  most: number,
  seed: number,
  shares: Shares,
  until = Infinity,
): Promise<Mutated> {
  const counts: Mutated = { tried: 0, taken: 0, bills: 0, pictures: 0, files: 0, broken: [] };
  const all = mutatedKinds(shares);
  for (let round = 0; counts.tried < most && Date.now() < until; round += 1) {
    const { name, values, run } = all[round % all.length]!;
    const numRuns = Math.min(atOnce, Math.max(1, Math.ceil(most / all.length)));
    for (const value of fc.sample(values, { numRuns, seed: seed + round })) {
      if (counts.tried >= most) break;
      counts.tried += 1;
      let { fault, ms } = await tried(run, value, counts);
      // The first of its kind also loads what it needs; what is slow by itself is slow again.
      if (!fault && ms > limitMs) ({ fault, ms } = await tried(run, value, counts));
      if (!fault && ms > limitMs) fault = `took ${Math.round(ms)} ms of the processor`;
      if (fault && counts.broken.length < 50) counts.broken.push({ kind: name, value, fault });
    }
  }
  return counts;
}
