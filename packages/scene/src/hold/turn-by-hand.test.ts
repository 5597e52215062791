import { expect, it } from 'vitest';
import { turnByHand, type ToldTurn } from './turn-by-hand';

const at = (pointerId: number, clientX: number, clientY = 0) => ({ pointerId, clientX, clientY });

/** A hand whose pointer turns by a degree for every pixel that it is right of 0. */
function hand() {
  const told: ToldTurn[] = [];
  let left = 0;
  const turning = turnByHand(
    (turn) => told.push(turn),
    () => (left += 1),
  );
  const taken = (pivot: number, degrees = 0) => ({
    id: 'lamp',
    at: pivot,
    grip: { name: pivot === 0 ? 'swivel' : 'head', degrees },
  });
  return {
    turning,
    taken,
    moves: (pointer: number, x: number, y = 0) => turning.move(at(pointer, x, y), () => x),
    says: () => told.splice(0).map(({ pivot, degrees, phase }) => [pivot, degrees, phase]),
    left: () => left,
  };
}

it('a hand that turned nothing is given up or let go without a word', () => {
  const { turning, taken, moves, says, left } = hand();
  for (const leaves of [
    () => turning.cancel(),
    () => turning.leave(at(1, 0), 'end'),
    () => turning.leave(at(1, 0), 'cancel'),
  ]) {
    expect(turning.take(at(1, 0), taken(0))).toBe(true);
    moves(1, 2);
    // Along its axis the pointer goes far and turns it by nothing.
    moves(1, 0, 90);
    leaves();
    expect(says()).toEqual([]);
    expect(turning.held()).toBeNull();
  }
  expect(left()).toBe(3);
});

it('a hand that turned something and brought it back is given up, and tells so', () => {
  const { turning, taken, moves, says } = hand();
  turning.take(at(1, 0), taken(0, 10));
  for (const x of [10, 25, 25, 10]) moves(1, x);
  turning.cancel();
  expect(says()).toEqual([
    ['swivel', 25, 'move'],
    ['swivel', 10, 'move'],
    ['swivel', 10, 'cancel'],
  ]);
  turning.take(at(1, 0), taken(0, 10));
  moves(1, 40);
  turning.leave(at(1, 40), 'end');
  expect(says()).toEqual([
    ['swivel', 40, 'move'],
    ['swivel', 40, 'end'],
  ]);
});

it('a second finger on another handle turns, ends and gives up nothing', () => {
  const { turning, taken, moves, says } = hand();
  turning.take(at(1, 0), taken(0));
  moves(1, 20);
  expect(turning.take(at(2, 0), taken(1))).toBe(false);
  moves(2, 70);
  turning.leave(at(2, 70), 'end');
  turning.leave(at(2, 70), 'cancel');
  expect(turning.held()).toMatchObject({ at: 0, grip: { name: 'swivel' } });
  turning.move(at(1, 30), (held) => (held.at === 0 ? 30 : -30));
  turning.leave(at(1, 30), 'end');
  expect(says()).toEqual([
    ['swivel', 20, 'move'],
    ['swivel', 30, 'move'],
    ['swivel', 30, 'end'],
  ]);
  expect(turning.take(at(2, 0), taken(1))).toBe(true);
});
