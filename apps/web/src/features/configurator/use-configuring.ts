import { evaluate, markets, startHistory } from '@lucerna/engine';
import type { Choices, Evaluation, PreparedModel } from '@lucerna/engine';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { useLocation } from 'react-router';
import {
  forgetConfiguration,
  keepConfiguration,
  keptConfiguration,
} from '../../shared/configuring/kept-configuration';
import { stepHistory } from './choices-history';

export interface Configuring {
  readonly prepared: PreparedModel;
  readonly evaluation: Evaluation;
  readonly quantity: number;
  /** Choices of an earlier visit were put back. */
  readonly isRestored: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly setQuantity: (quantity: number) => void;
  /** Changes some of the choices. */
  readonly choose: (change: Choices) => void;
  /** Puts whole choices in place of the present ones, as a repair does. */
  readonly take: (choices: Choices) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Gives up all choices and what is kept of them. */
  readonly startAgain: () => void;
  /** Forgets what is kept, once it was added. */
  readonly forget: () => void;
}

interface Beginning {
  readonly choices: Choices;
  readonly quantity: number;
}

/**
 * Configures one model: each choice is evaluated by the engine at once, kept in this browser, and can be undone.
 * `key` says under what it is kept; choices of an earlier visit win over the beginning.
 */
export function useConfiguring(prepared: PreparedModel, key: string, beginning: Beginning): Configuring {
  const { pathname } = useLocation();
  const { sheet } = prepared;
  const [kept] = useState(() => keptConfiguration(key));
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [history, step] = useReducer(stepHistory, kept?.choices ?? beginning.choices, (first) =>
    startHistory(first),
  );
  const [quantity, setQuantity] = useState(kept?.quantity ?? beginning.quantity);
  const choices = history.present;

  const evaluation = useMemo(() => {
    const rateId = sheet.prices[0]?.rateId ?? markets[sheet.catalogId].defaultRateId;
    return evaluate(prepared, choices, { rateId, quantity });
  }, [prepared, sheet, choices, quantity]);

  const isTouched = history.past.length > 0 || quantity !== (kept?.quantity ?? beginning.quantity);
  useEffect(() => {
    if (!isTouched) return;
    const { model, name } = sheet.model;
    keepConfiguration({ key, model, name, choices, quantity, path: pathname, at: Date.now() });
  }, [isTouched, key, sheet, choices, quantity, pathname]);

  return {
    prepared,
    evaluation,
    quantity,
    isRestored,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    setQuantity,
    choose: (change) => step({ kind: 'take', choices: { ...choices, ...change } }),
    take: (next) => step({ kind: 'take', choices: next }),
    undo: () => step({ kind: 'undo' }),
    redo: () => step({ kind: 'redo' }),
    startAgain: () => {
      setRestored(false);
      step({ kind: 'take', choices: beginning.choices });
      setQuantity(beginning.quantity);
      forgetConfiguration(key);
    },
    forget: () => forgetConfiguration(key),
  };
}
