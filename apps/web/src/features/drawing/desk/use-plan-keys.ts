import type { KeyboardEvent } from 'react';
import { arrows } from '../../../shared/editor';
import type { PlanSight } from '../plan/plan-sight';
import type { Commands } from './use-commands';
import type { Hand } from './use-hand';
import type { PenInHand } from './use-pen';
import type { Tools } from './use-tools';

interface KeysGiven {
  readonly tools: Tools;
  readonly pen: PenInHand;
  readonly hand: Hand;
  readonly commands: Commands;
  readonly sight: PlanSight;
  readonly undo: () => void;
  readonly deselect: () => void;
  readonly isReadOnly: boolean;
}

/** Pixels that an arrow with Ctrl moves the plan. */
const panStep = 60;
const nearer = 1.25;

/**
 * The keys of the plan. Drawing: arrows move the cursor, figures type a length, Enter sets a corner, Backspace takes the
 * last one back, Escape ends. Else: arrows move what is chosen, Page keys choose the next, Delete removes. Always: D and
 * V take pen and hand, + and - zoom, 0 shows all, Ctrl and arrows move the plan.
 */
export function usePlanKeys(given: KeysGiven): (event: KeyboardEvent) => void {
  const { tools, pen, hand, commands, sight, undo, deselect, isReadOnly } = given;

  function draws(key: string, isFar: boolean): boolean {
    const arrow = arrows[key];
    if (arrow) pen.step(arrow, isFar);
    else if (key === 'Enter') pen.set();
    else if (key === 'Escape') {
      if (pen.held.get().typed !== '') pen.type('');
      else if (pen.isDrawing()) pen.end();
      else tools.take('select');
    } else if (pen.press(key)) return true;
    else if (key === 'Backspace' && pen.isDrawing()) undo();
    else return false;
    return true;
  }

  function chooses(key: string, isFar: boolean): boolean {
    const arrow = arrows[key];
    if (arrow) commands.nudge(arrow, isFar);
    else if (key === 'Delete' || key === 'Backspace') commands.remove();
    else return false;
    return true;
  }

  function looks(key: string): boolean {
    if (key === '+' || key === '=') sight.zoom(nearer);
    else if (key === '-') sight.zoom(1 / nearer);
    else if (key === '0') sight.whole();
    else if (key === 'PageDown') commands.goOn(1);
    else if (key === 'PageUp') commands.goOn(-1);
    else if (key === 'Escape') {
      if (!hand.cancel()) deselect();
      tools.take('select');
    } else return false;
    return true;
  }

  function withCommand(key: string): boolean {
    const arrow = arrows[key];
    if (arrow) sight.pan(-arrow.x * panStep, -arrow.z * panStep);
    else if (key.toLowerCase() === 'a') commands.selectAll();
    else return false;
    return true;
  }

  function takes(key: string): boolean {
    if (key.toLowerCase() === 'd') tools.take('draw');
    else if (key.toLowerCase() === 'v') tools.take('select');
    else return false;
    return true;
  }

  return (event) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (altKey) return;
    const isTaken =
      ctrlKey || metaKey
        ? withCommand(key)
        : (!isReadOnly && tools.tool === 'draw' && draws(key, shiftKey)) ||
          (!isReadOnly && tools.tool === 'select' && chooses(key, shiftKey)) ||
          looks(key) ||
          (!isReadOnly && takes(key));
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
