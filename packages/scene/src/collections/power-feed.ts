import { joined } from '../solid/joined';
import { cylinder } from '../solid/revolve';
import { body, metal } from '../solid/solid';
import type { Shape } from '../solid/solid';

/** A feed under a ceiling: a round box with the gland that the cable leaves. */
export const powerFeed: Shape = ({ x, y }) => {
  const gland = Math.min(0.012, y * 0.3);
  return body([metal(joined(cylinder(x / 2, gland, y), cylinder(x * 0.06, 0, gland)), 'feed')], {
    y,
    light: 0,
    grips: [],
  });
};
