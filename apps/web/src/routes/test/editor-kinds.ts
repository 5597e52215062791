import { drawnSubfamilies } from '@lucerna/contract';
import {
  applyCountEdit,
  applyDrawingEdit,
  ok,
  rebuildCreation,
  startCounts,
  startDrawing,
  storeCreation,
} from '@lucerna/engine';
import type { DrawnSystemName, Result } from '@lucerna/engine';
import { rebuildComposed, storeComposed } from '../../features/crea/command/composed';
import { startComposed } from '../../features/crea/command/start';
import { almar, roomWith } from '../../features/crea/test/almar';
import { startCounting } from '../../features/counts/start-counting';
import { rebuildWork as rebuildDrawn, storeWork as storeDrawn } from '../../features/drawing/work/drawn-work';
import { startWork } from '../../features/drawing/work/start-work';
import {
  rebuildWork as rebuildExpress,
  storeWork as storeExpress,
} from '../../features/express/express-work';
import { beginComposing, startComposing } from '../../shared/composing/start';
import type { EditorCatalogue } from '../../shared/editor';
import { rebuildConfigured, storeConfigured } from '../../shared/editor/configured/configured';
import { demoCatalogue, demoModels, demoSystem } from '../../shared/editor/test/demo-catalogue';
import { rebuildWhole, storeWhole } from '../../shared/editor/whole/whole';

/** What an editor does with what it keeps, and with what a project has stored of it. */
export interface EditorKind {
  readonly name: string;
  /** Work of it is kept, two of it. */
  readonly kept: unknown;
  /** Keeps what it reads; refuses what it cannot. */
  readonly reopen: (kept: unknown) => Result<unknown>;
  /** Opens a stored creation of a project; null for one that stores choices. */
  readonly open: ((creation: unknown) => Result<unknown>) | null;
}

function made<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems.map(({ code }) => code).join());
  return result.value;
}

interface Kind<T> {
  readonly name: string;
  readonly value: T;
  readonly store: (value: T) => unknown;
  readonly rebuild: (kept: unknown) => Result<T>;
  readonly open: EditorKind['open'];
}

function kind<T>({ name, value, store, rebuild, open }: Kind<T>): EditorKind {
  const reopen = (kept: unknown) => {
    const rebuilt = rebuild(kept);
    return rebuilt.ok ? ok(store(rebuilt.value)) : rebuilt;
  };
  return { name, kept: store(value), reopen, open };
}

const quantity = 2;
const estel = demoModels(({ subFamily, isComposingPendant }) => isComposingPendant && subFamily.id === 214);
const composing = demoCatalogue(estel);
const systems = {
  plusminus: demoCatalogue(
    demoModels(({ subFamily, number }) => subFamily.id === drawnSubfamilies.plusminus && number > 100),
  ),
  sticks: demoCatalogue(
    demoModels(({ subFamily, number }) => subFamily.id === drawnSubfamilies.sticks && number > 100),
  ),
};
const lightOf = { plusminus: '2250', sticks: '2194' } as const;

function drawingOf(system: DrawnSystemName) {
  const begun = made(startDrawing({ id: 'd', system: demoSystem(system) }));
  const catalogue = systems[system];
  const points = [
    { x: -1.2, z: 0 },
    { x: 1.2, z: 0 },
  ];
  const run = made(applyDrawingEdit(begun, { type: 'draw-run', id: 'r', points }, catalogue));
  const light = { type: 'place-light', id: 'l', model: lightOf[system], run: 'r', at: 0.6 } as const;
  return made(applyDrawingEdit(run, light, catalogue));
}

function countsOf(system: DrawnSystemName) {
  const catalogue = systems[system];
  const edit = { type: 'count', model: lightOf[system], quantity: 2 } as const;
  return made(applyCountEdit(made(startCounts('c', catalogue)), edit, demoSystem(system), catalogue));
}

const { space: hung } = roomWith(2);
const composed = made(
  beginComposing(
    { elements: composing },
    { model: estel[0]!.model, pendants: 3, placing: 'line' },
    (() => {
      let count = 0;
      return () => `e${++count}`;
    })(),
  ),
);

const drawn = (system: DrawnSystemName) =>
  kind({
    name: `the drawing of ${system}`,
    value: { drawing: drawingOf(system), quantity, floor: null },
    store: storeDrawn,
    rebuild: (kept) => rebuildDrawn(kept, systems[system]),
    open: (creation) => startWork(system, { catalogId: 16, elements: systems[system] }, { stored: creation }),
  });
const counted = (system: DrawnSystemName) =>
  kind({
    name: `${system} counted`,
    value: { space: countsOf(system), quantity },
    store: storeWhole,
    rebuild: (kept) => rebuildWhole(kept, systems[system]),
    open: (creation) => startCounting(ok(demoSystem(system)), systems[system], { stored: creation }),
  });

/** Every editor, with work of the demo catalogue. */
export const editorKinds: readonly EditorKind[] = [
  kind({
    name: 'the room',
    value: { space: hung, quantity },
    store: storeComposed,
    rebuild: (kept) => rebuildComposed(kept, almar),
    open: (creation) => startComposed({ elements: almar } as EditorCatalogue, { stored: creation }),
  }),
  drawn('plusminus'),
  drawn('sticks'),
  counted('plusminus'),
  counted('sticks'),
  kind({
    name: 'the compositor',
    value: { space: composed, quantity },
    store: storeWhole,
    rebuild: (kept) => rebuildWhole(kept, composing),
    open: (creation) => startComposing({ elements: composing } as EditorCatalogue, { stored: creation }),
  }),
  kind({
    name: 'the attributes of what hangs',
    value: { creation: { space: hung, drawing: null }, quantity },
    store: storeExpress,
    rebuild: (kept) => rebuildExpress(kept, almar),
    open: (creation) => rebuildCreation(creation, almar),
  }),
  kind({
    name: 'the attributes of what is drawn',
    value: made(
      rebuildExpress(
        { creation: storeCreation({ space: hung, drawing: drawingOf('plusminus') }), quantity },
        systems.plusminus,
      ),
    ),
    store: storeExpress,
    rebuild: (kept) => rebuildExpress(kept, systems.plusminus),
    open: (creation) => rebuildCreation(creation, systems.plusminus),
  }),
  kind({
    name: 'the attributes of a luminaire',
    value: { choices: { color: '70', pendantHeight: 200 }, quantity },
    store: storeConfigured,
    rebuild: rebuildConfigured,
    open: null,
  }),
];
