import type { KeyboardEvent as PlanKeyEvent } from 'react';
import { aimKeys, aimStep, arrows, hasOwnKeys, useEditorKeys } from '../../../shared/editor';
import type { PlanSight } from '../plan/plan-sight';
import type { Commands } from './use-commands';
import type { PointerGestures } from './use-pointer-gestures';
import type { PenInHand } from './use-pen';
import type { Tool, Tools } from './use-tools';

interface KeysGiven {
  readonly tools: Tools;
  readonly takeTool: (tool: Tool) => void;
  readonly pen: PenInHand;
  readonly hand: PointerGestures;
  readonly commands: Commands;
  readonly sight: PlanSight;
  readonly deselect: () => void;
  readonly isReadOnly: boolean;
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Pixels that an arrow with Ctrl moves the plan. */
const panStep = 60;
const nearer = 1.25;

/**
 * The keys of the plan, wherever on the page the focus is. Drawing: arrows move the cursor, figures type a length, Enter sets a corner, Backspace takes the
 * last one back, Escape ends. Else: arrows move what is chosen, Page keys choose the next, Delete removes. Always: D and
 * V take pen and hand, T and R tilt and rotate the heads that are chosen, the other way with shift, + and - zoom, 0 shows
 * all, Ctrl and arrows move the plan. Answers what the plan does with a key before the page does.
 */
export function usePlanKeys(given: KeysGiven): (event: PlanKeyEvent) => void {
  const { tools, takeTool, pen, hand, commands, sight, deselect, isReadOnly } = given;

  function draws(key: string, isFar: boolean): boolean {
    const arrow = arrows[key];
    if (arrow) pen.step(arrow, isFar);
    else if (key === 'Enter') pen.set();
    else if (key === 'Escape') {
      if (pen.held.get().typed !== '') pen.type('');
      else if (pen.isDrawing()) pen.end();
      else tools.take('select');
    } else if (pen.press(key)) return true;
    else if (key === 'Backspace' && pen.isDrawing()) commands.undo();
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

  function takes({ key, shiftKey }: Pick<PressedKey, 'key' | 'shiftKey'>): boolean {
    const kind = aimKeys[key.toLowerCase()];
    if (kind) return commands.aimBy(kind, aimStep({ shiftKey }));
    if (key.toLowerCase() === 'd') takeTool('draw');
    else if (key.toLowerCase() === 'v') takeTool('select');
    else return false;
    return true;
  }

  function press(pressed: PressedKey): boolean {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = pressed;
    if (altKey) return false;
    if (ctrlKey || metaKey) return withCommand(key);
    return (
      (!isReadOnly && tools.tool === 'draw' && draws(key, shiftKey)) ||
      (!isReadOnly && tools.tool === 'select' && chooses(key, shiftKey)) ||
      looks(key) ||
      (!isReadOnly && takes(pressed))
    );
  }

  useEditorKeys({
    undo: commands.undo,
    redo: commands.redo,
    press: (key, event) => {
      const place = hasOwnKeys(event.target);
      if (place === 'all') return false;
      // A list goes through its rows by itself, but has no letters of its own.
      const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey;
      if (place === 'some' && (isReadOnly || !isLetter)) return false;
      return place === 'some' ? takes(event) : press(event);
    },
  });

  return (event) => {
    if (!press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
