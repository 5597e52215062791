import { evaluate, markets } from '@lucerna/engine';
import type { Choices, PreparedModel } from '@lucerna/engine';
import { useMemo, useState } from 'react';
import type { Chooser } from '../../configuring/choices/chooser';
import type { FoundWork } from '../kept/find-work';
import { useKeptWork } from '../kept/use-kept-work';
import type { KeptState } from '../kept/use-kept-work';
import { createEditor } from '../store/editor';
import { useEditor } from '../store/use-editor';
import { useEditorKeys } from '../store/use-editor-keys';
import { applyToConfigured, isSameConfigured, rebuildConfigured, storeConfigured } from './configured';
import type { Configured } from './configured';

/** One luminaire as it is configured: each choice is evaluated at once, kept, and can be undone. */
export interface Configuring extends Chooser {
  readonly quantity: number;
  readonly kept: KeptState;
  /** It is another than the start is now: a product that was stored starts with that. */
  readonly isChanged: boolean;
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
  readonly keptKey: string;
  readonly found: FoundWork | null;
}

/** A drag of the height is one step; any other choice is a step of its own. */
const joinsOf = (change: Choices) => (Object.keys(change).join() === 'pendantHeight' ? 'height' : undefined);

/** Configures one model from the start of the first rendering. */
export function useConfigured({ prepared, start, keptKey, found }: ConfiguringGiven): Configuring {
  const { sheet } = prepared;
  const [begun] = useState(start);
  const [editor] = useState(() => createEditor({ start: begun, apply: applyToConfigured }));
  const kept = useKeptWork(keptKey, editor, { store: storeConfigured, rebuild: rebuildConfigured, found });
  useEditorKeys({ undo: editor.undo, redo: editor.redo });
  const { value, canUndo, canRedo } = useEditor(editor);
  const { choices, quantity } = value;
  const evaluation = useMemo(() => {
    const rateId = sheet.prices[0]?.rateId ?? markets[sheet.catalogId].defaultRateId;
    return evaluate(prepared, choices, { rateId, quantity });
  }, [prepared, sheet, choices, quantity]);
  return {
    prepared,
    evaluation,
    quantity,
    kept,
    isChanged: !isSameConfigured(value, start),
    canUndo,
    canRedo,
    choose: (change) => editor.edit({ type: 'choose', choices: change }, { joins: joinsOf(change) }),
    take: (next) => editor.edit({ type: 'take', choices: next }),
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
