import { lumensAt, type Configuration, type Model } from '@lucerna/engine';
import type { Body } from '../solid/solid';
import type { PieceLight } from './piece';

/** Kelvin of each temperature code; tunable white is shown at the middle of what it gives. */
const kelvins = new Map([
  ['1', 2700],
  ['2', 3000],
  ['3', 3500],
  ['4', 4000],
  ['5', 3500],
]);

const usualKelvin = 3000;

const distributions = ['globe', 'lambert', 'updown', 'beam'] as const;

/** The light of an article in a configuration, or null when it has no source. Its place and turn are in the frame of its piece. */
export function lightOf(
  model: Model,
  attributes: Configuration,
  { light: at, lightTurn: turn }: Pick<Body, 'light' | 'lightTurn'>,
): PieceLight | null {
  const { lumens = 0, watts = 0, cri, photometry, distribution } = model.technicalData;
  const temperature = attributes.temperature ?? '';
  const flux = lumensAt(model.technicalData, temperature) ?? lumens;
  if (flux <= 0 || temperature === '0') return null;
  return {
    flux,
    temperature: kelvins.get(temperature) ?? usualKelvin,
    watts,
    cri: cri ?? null,
    distribution: distributions.find((each) => each === distribution) ?? 'lambert',
    photometry: photometry ? photometry.replace(/^.*\//, '').replace(/\.[^.]*$/, '') : null,
    at,
    ...((turn.x !== 0 || turn.y !== 0 || turn.z !== 0) && { turn }),
  };
}
