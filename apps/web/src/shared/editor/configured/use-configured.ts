import { evaluate, markets } from '@lucerna/engine';
import type { AttributeName, Choices, Evaluation, PreparedModel } from '@lucerna/engine';
import { useMemo, useState } from 'react';
import type { Chooser } from '../../configuring/choices/chooser';
import type { LoadedDraft } from '../autosave/load-draft';
import type { AutosaveState } from '../autosave/use-autosave';
import { joinsOf } from '../choices/joins-of';
import { useEditorOfKind } from '../store/editor-kind';
import { useEditor } from '../store/use-editor';
import { useEditorKeys } from '../store/use-editor-keys';
import { configuredKind, isSameConfigured, type Configured, type ConfiguredEdit } from './configured';
import { movedBy, type Moved } from './moved';

/** One luminaire as it is configured: each choice is evaluated at once, kept, and can be undone. */
export interface Configuring extends Chooser {
  readonly quantity: number;
  readonly kept: AutosaveState;
  /** It is another than the start is now: a product that was stored starts with that. */
  readonly isChanged: boolean;
  /** What the last choice changed besides itself; null once something else was done. */
  readonly moved: Moved | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly setQuantity: (quantity: number) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Gives up all choices and what is kept of them. */
  readonly startAgain: () => void;
  /** Forgets what is kept, once it was added or stored. */
  readonly forget: () => void;
}

interface ConfiguringGiven {
  readonly prepared: PreparedModel;
  readonly start: Configured;
  /** Under what it is kept; what is kept there wins over the start. */
  readonly draftKey: string;
  readonly found: LoadedDraft | null;
}

/** The last choice: what was before it, the attributes that it names and what it led to. */
interface LastChoice {
  readonly before: Evaluation;
  readonly chosen: readonly AttributeName[];
  readonly after: Configured;
}

/** Configures one model from the start of the first rendering. */
export function useConfigured({ prepared, start, draftKey, found }: ConfiguringGiven): Configuring {
  const { sheet } = prepared;
  const [begun] = useState(start);
  const { editor, kept } = useEditorOfKind(configuredKind, { elements: null, start: begun, draftKey, found });
  useEditorKeys({ undo: editor.undo, redo: editor.redo });
  const { value, canUndo, canRedo } = useEditor(editor);
  const { choices, quantity } = value;
  const evaluation = useMemo(() => {
    const rateId = sheet.prices[0]?.rateId ?? markets[sheet.catalogId].defaultRateId;
    return evaluate(prepared, choices, { rateId, quantity });
  }, [prepared, sheet, choices, quantity]);
  const [last, setLast] = useState<LastChoice | null>(null);
  const isLast = last?.after === value;

  function edit(change: ConfiguredEdit, chosen: readonly AttributeName[], joins?: string): void {
    editor.edit(change, { joins });
    const after = editor.state().value;
    if (after === value) return;
    // A drag is one choice: what it moves counts from where it began.
    const goesOn = joins !== undefined && isLast && last.chosen.join() === chosen.join();
    setLast({ before: goesOn ? last.before : evaluation, chosen, after });
  }
  const choose = (change: Choices) =>
    edit({ type: 'choose', choices: change }, Object.keys(change) as AttributeName[], joinsOf(change));
  const take = (next: Choices, wanted: AttributeName) => edit({ type: 'take', choices: next }, [wanted]);

  return {
    prepared,
    evaluation,
    quantity,
    kept,
    isChanged: !isSameConfigured(value, start),
    moved: isLast ? movedBy(last.before, evaluation, last.chosen) : null,
    canUndo,
    canRedo,
    choose,
    take,
    setQuantity: (count) => editor.edit({ type: 'set-quantity', quantity: count }, { joins: 'quantity' }),
    undo: editor.undo,
    redo: editor.redo,
    startAgain: () => {
      editor.restart(begun);
      kept.drop();
    },
    forget: kept.forget,
  };
}
