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
import { composedKind } from '../../features/crea/command/composed';
import { startComposed } from '../../features/crea/command/start';
import { almar, roomWith } from '../../features/crea/test/almar';
import { startCounting } from '../../features/counts/start-counting';
import { drawnKind } from '../../features/drawing/work/drawing-document';
import { startWork } from '../../features/drawing/work/start-work';
import { expressKind } from '../../features/express/express-work';
import { beginComposing, startComposing } from '../../shared/composing/start';
import type { EditorCatalogue } from '../../shared/editor';
import { configuredKind } from '../../shared/editor/configured/configured';
import { demoCatalogue, demoModels, demoSystem } from '../../shared/editor/test/demo-catalogue';
import type { EditorKind as Kind } from '../../shared/editor/store/editor-kind';
import { spaceDocumentKind } from '../../shared/editor/space-document/space-document';

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

interface Opened<Value, Elements> {
  readonly name: string;
  readonly kind: Pick<Kind<Value, never, Elements>, 'store' | 'rebuild'>;
  readonly elements: Elements;
  readonly value: Value;
  readonly open: EditorKind['open'];
}

function opened<Value, Elements>(given: Opened<Value, Elements>): EditorKind {
  const { name, kind, elements, value, open } = given;
  const reopen = (kept: unknown) => {
    const rebuilt = kind.rebuild(kept, elements);
    return rebuilt.ok ? ok(kind.store(rebuilt.value)) : rebuilt;
  };
  return { name, kept: kind.store(value), reopen, open };
}

/** What its edits are is another matter. */
const room = spaceDocumentKind((space) => ok(space));

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
  opened({
    name: `the drawing of ${system}`,
    value: { drawing: drawingOf(system), quantity, floor: null },
    kind: drawnKind,
    elements: systems[system],
    open: (creation) => startWork(system, { catalogId: 16, elements: systems[system] }, { stored: creation }),
  });
const counted = (system: DrawnSystemName) =>
  opened({
    name: `${system} counted`,
    value: { space: countsOf(system), quantity },
    kind: room,
    elements: systems[system],
    open: (creation) => startCounting(ok(demoSystem(system)), systems[system], { stored: creation }),
  });

/** Every editor, with work of the demo catalogue. */
export const editorKinds: readonly EditorKind[] = [
  opened({
    name: 'the room',
    value: { space: hung, quantity },
    kind: composedKind,
    elements: almar,
    open: (creation) => startComposed({ elements: almar } as EditorCatalogue, { stored: creation }),
  }),
  drawn('plusminus'),
  drawn('sticks'),
  counted('plusminus'),
  counted('sticks'),
  opened({
    name: 'the compositor',
    value: { space: composed, quantity },
    kind: room,
    elements: composing,
    open: (creation) => startComposing({ elements: composing } as EditorCatalogue, { stored: creation }),
  }),
  opened({
    name: 'the attributes of what hangs',
    value: { creation: { space: hung, drawing: null }, quantity },
    kind: expressKind,
    elements: almar,
    open: (creation) => rebuildCreation(creation, almar),
  }),
  opened({
    name: 'the attributes of what is drawn',
    value: made(
      expressKind.rebuild(
        { creation: storeCreation({ space: hung, drawing: drawingOf('plusminus') }), quantity },
        systems.plusminus,
      ),
    ),
    kind: expressKind,
    elements: systems.plusminus,
    open: (creation) => rebuildCreation(creation, systems.plusminus),
  }),
  opened({
    name: 'the attributes of a luminaire',
    value: { choices: { color: '70', pendantHeight: 200 }, quantity },
    kind: configuredKind,
    elements: null,
    open: null,
  }),
];
