import { arc, prism } from '../solid/bar';
import type { SectionPoint } from '../solid/bar';
import { joined } from '../solid/joined';
import { cylinder, revolve, sphere, sphereProfile } from '../solid/revolve';
import { spotHead } from '../solid/shade';
import { at, body, diffuser, metal } from '../solid/solid';
import type { Shape } from '../solid/solid';
import { powerFeed } from './power-feed';

/** Thin rods of light, with their joints, anchors and feed. */
export const sticks: Shape = (measures) => {
  const { kind, distribution, model } = measures;
  if (kind === 'complement') return (complements[model] ?? powerFeed)(measures);
  return (kind === 'spot' || distribution === 'beam' ? spot : stick)(measures);
};

/** A luminous tube in a metal back, with metal ends. */
const stick: Shape = ({ x, y }) => {
  const radius = y / 2;
  const tip = Math.max(0.006, x * 0.011);
  const back = arc(radius, 25, 155, [0, radius]);
  const inner = arc(radius * 0.9, 155, 25, [0, radius]);
  const tube = arc(radius * 0.985, 0, 345, [0, radius], 24);
  const lowest: SectionPoint[] = arc(radius, -120, -60, [0, radius], 8);
  const ends = [-1, 1].map((side) =>
    prism(arc(radius, 0, 350, [0, radius], 36), tip).translate((side * (x - tip)) / 2, 0, 0),
  );
  const grip = (x / 2) * 0.72;
  return body(
    [
      metal(joined(prism([...back, ...inner], x - tip * 2), ...ends), 'rod'),
      diffuser(joined(prism(tube, x - tip * 2), prism(lowest, x - tip * 2))),
    ],
    { y, light: radius, grips: [at(-grip, y), at(grip, y)], grip: 0.003 },
  );
};

const spot: Shape = ({ x, y }) => {
  const ball = x * 0.24;
  return body([...spotHead(x / 2, 0, y - ball * 1.4), metal(sphere(ball, y - ball), 'ball')], {
    y,
    light: 0,
    grip: ball * 0.4,
  });
};

/** A round plate with the ball that takes a rod. */
const anchor: Shape = ({ x, y }) => {
  const hub = Math.min(x * 0.3, y * 0.62);
  return body(
    [
      metal(joined(cylinder(x / 2, y - y * 0.3, y), cylinder(x * 0.3, y * 0.4, y * 0.72)), 'plate'),
      metal(sphere(hub, hub), 'ball'),
    ],
    { y, light: 0, grips: [] },
  );
};

/** A ball with a fine seam. */
const joint: Shape = ({ x, y }) => {
  const radius = x / 2;
  const whole = sphereProfile(radius, y / 2, 0, 32);
  return body([metal(revolve(whole), 'ball')], { y, light: 0, grips: [] });
};

const complements: Readonly<Record<string, Shape>> = { '2195': anchor, '2196': joint };
