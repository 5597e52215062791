/// <reference types="node" />
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deepFreeze } from '../../test/feed';
import { editOf, wish } from '../../test/random-edits';
import {
  brokenInvariants,
  catalogue,
  composed,
  edited,
  emptySpace,
  made,
  editHistory,
} from '../../test/spaces';
import { tries } from '../../test/tries';
import { rebuildSpace } from './store/rebuild-space';
import { redo, startHistory, undo } from '../history';
import { storeSpace } from './store/stored-space';
import type { Space } from './element';

const lights = [{ model: '2010', x: -0.4 }, { model: '2012', x: 0.4 }, { model: '2140' }];
const furnished = edited(
  emptySpace,
  ...composed(lights, { installation: '18', control: 'A' }),
  { type: 'add', to: 's', element: { type: 'composition', id: 'd', attributes: { installation: '31' } } },
  { type: 'add', to: 'd', element: { type: 'cluster', id: 'd1', position: { x: 1, y: 4, z: 1 } } },
  { type: 'add', to: 'd1', element: { type: 'light', id: 'm1', model: '2190' } },
  { type: 'add', to: 'd', element: { type: 'complement', id: 'k1', model: '2195' } },
  { type: 'group', id: 'g', elements: ['c1', 'c2'] },
);

const many = tries(1000);
const sequences = fc.array(wish, { minLength: 1, maxLength: 6 });

it('keeps what always holds, whatever is edited; undoes and redoes all; stores and rebuilds', () => {
  let taken = 0;
  fc.assert(
    fc.property(sequences, (wishes) => {
      let history = startHistory(furnished);
      const spaces: Space[] = [furnished];
      wishes.forEach((each, step) => {
        const edit = editOf(history.present, each, step);
        const result = editHistory(history, edit);
        if (!result.ok || result.value === history) return;
        history = result.value;
        spaces.push(deepFreeze(history.present));
        const broken = brokenInvariants(history.present);
        if (broken.length > 0) expect.fail(`${JSON.stringify(edit)} broke: ${broken.join('; ')}`);
      });
      taken += spaces.length - 1;
      const stored = JSON.stringify(storeSpace(history.present));
      const rebuilt = made(rebuildSpace(stored, catalogue));
      if (!isDeepStrictEqual(rebuilt, history.present)) expect.fail('another space after storing');

      const undone = spaces.toReversed().every((space) => {
        const isSame = history.present === space;
        history = undo(history);
        return isSame;
      });
      const redone = spaces.every((space) => {
        const isSame = history.present === space;
        history = redo(history);
        return isSame;
      });
      if (!undone || !redone) expect.fail('another space after undo or redo');
    }),
    { numRuns: many },
  );
  expect(taken).toBeGreaterThan(many);
}, 120_000);
