import { startHistory } from '@lucerna/engine';
import type { Choices } from '@lucerna/engine';
import { describe, expect, it } from 'vitest';
import { stepHistory } from './choices-history';

const take = (color: string) => ({ kind: 'take', choices: { color } }) as const;

describe('the history of choices', () => {
  it('goes back and forth', () => {
    let history = startHistory<Choices>({});
    history = stepHistory(history, take('20'));
    history = stepHistory(history, take('70'));
    history = stepHistory(history, { kind: 'undo' });
    expect(history.present).toEqual({ color: '20' });
    history = stepHistory(history, { kind: 'redo' });
    expect(history.present).toEqual({ color: '70' });
    expect(stepHistory(history, { kind: 'redo' })).toBe(history);
  });

  it('forgets the way forth once something else is chosen', () => {
    let history = stepHistory(startHistory<Choices>({}), take('20'));
    history = stepHistory(stepHistory(history, { kind: 'undo' }), take('30'));
    expect(stepHistory(history, { kind: 'redo' }).present).toEqual({ color: '30' });
  });

  it('counts a choice that changes nothing as no step', () => {
    const history = stepHistory(startHistory<Choices>({}), take('20'));
    expect(stepHistory(history, take('20'))).toBe(history);
  });
});
