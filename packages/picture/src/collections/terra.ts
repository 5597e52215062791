import { bloom, shadow } from '../cast/glow';
import { mix } from '../colour';
import { diffuserColours, stripDiffuser } from '../solid/diffuser';
import { cylinder, plateFill, tubeFill } from '../solid/metal';
import { spotBody } from '../solid/spot';
import type { Lamp } from '../request';
import type { Pen } from '../svg';
import { d, line, path, rect, turned } from '../svg';
import type { Collection, Shape } from './shape';

/** Outdoors: bollards that light the path, a wall box, a spotlight on a spike. */
export const terra: Collection = {
  subFamilyId: 270,
  typical: { kind: 'ground', model: '2700', size: [120, 120, 600], distribution: 'lambert', finish: '30' },
  shapeOf: ({ kind, distribution }) => (kind === 'wall' ? box : distribution === 'beam' ? spike : bollard),
};

const bollard: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const width = lamp.length * scale;
  const height = lamp.height * scale;
  const half = width / 2;
  const top = y - height;
  const hat = width * 0.3;
  const gap = width * 0.34;
  shadow(pen, lamp, x + width * 0.2, y + 4, width * 1.4, 0.8, 0.2);
  blades(pen, lamp, x, y, width * 1.1);
  pen.add('body', cylinder(pen, lamp, x, top + hat + gap, width, height - hat - gap, -0.17));
  // The upper face of the post lies right under the source.
  const { middle, near, edge } = diffuserColours(lamp);
  const lip = top + hat + gap;
  pen.add(
    'body',
    `<ellipse cx="${d`${x}`}" cy="${d`${lip}`}" rx="${d`${half * 0.97}`}" ry="${d`${half * 0.165}`}" fill="${pen.radial(
      x,
      lip,
      half,
      [
        [0, middle],
        [0.6, near],
        [1, mix(edge, lamp.paint.base, 0.5)],
      ],
      { squash: 0.17 },
    )}"/>`,
  );
  pen.add(
    'body',
    rect(
      x - half * 0.62,
      top + hat - 4,
      half * 1.24,
      gap + 6,
      stripDiffuser(pen, lamp, x - half * 0.62, x + half * 0.62),
    ),
  );
  for (const share of [0.36, 0.7]) {
    const level = top + hat + gap * share;
    pen.add(
      'body',
      path(
        d`M${x - half * 0.86} ${level}Q${x} ${level + half * 0.2} ${x + half * 0.86} ${level}v${gap * 0.09}Q${x} ${level + gap * 0.09 + half * 0.2} ${x - half * 0.86} ${level + gap * 0.09}z`,
        tubeFill(pen, lamp, x - half, x + half),
      ),
    );
  }
  pen.add('body', cylinder(pen, lamp, x, top, width, hat, -0.17));
  if (lamp.lit) {
    const spill = pen.linear(0, lip, 0, lip + height * 0.34, [
      [0, lamp.light.glow, 0.42],
      [0.4, lamp.light.halo, 0.13],
      [1, lamp.light.halo, 0],
    ]);
    pen.add(
      'body',
      path(
        d`M${x - half} ${lip}A${half} ${half * 0.17} 0 0 0 ${x + half} ${lip}v${height * 0.34}h${-width}z`,
        spill,
      ),
    );
  }
  bloom(pen, lamp, x, top + hat + gap / 2, width * 1.35, 0.9, 0.62);
  return { x, y: top + hat + gap / 2, rx: half, ry: gap / 2 };
};

const box: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const width = lamp.length * scale;
  const height = lamp.height * scale;
  const left = x - width / 2;
  const top = y - height / 2;
  const inset = width * 0.07;
  shadow(pen, lamp, x + 8, y + 14, width * 0.86, 0.9, 1);
  const depth = height * 0.12;
  const mouth = d`M${left} ${top + height - 1}h${width}l${-inset} ${depth}h${inset * 2 - width}z`;
  pen.add('body', path(mouth, stripDiffuser(pen, lamp, left, left + width)));
  pen.add('body', rect(left, top, width, height, plateFill(pen, lamp, x, y, width * 0.6), 'rx="5"'));
  const edge = pen.linear(0, top, 0, top + height, [
    [0, '#ffffff', 0.28],
    [0.04, '#ffffff', 0],
    [0.86, lamp.light.glow, 0],
    [1, lamp.light.glow, lamp.lit ? 0.55 : 0],
  ]);
  pen.add('body', rect(left, top, width, height, edge, 'rx="5"'));
  pen.add(
    'body',
    line(d`M${left + 8} ${top + height * 0.8}h${width - 16}`, lamp.paint.shade, 1.4, 'stroke-opacity=".6"'),
  );
  bloom(pen, lamp, x, top + height + depth, width * 0.8, 1, 0.45);
  return { x, y, rx: width / 2, ry: height / 2 };
};

const spike: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const width = lamp.length * scale;
  const height = lamp.height * scale;
  const head = height * 0.52;
  const yoke = y - height + head + 14;
  shadow(pen, lamp, x, y + 2, width * 1.3, 1, 0.18);
  blades(pen, lamp, x, y, width * 1.6);
  pen.add('body', cylinder(pen, lamp, x, yoke - 6, width * 0.2, y - yoke + 6, 0));
  pen.add(
    'body',
    path(
      d`M${x - width * 0.13} ${y - height * 0.13}h${width * 0.26}L${x + width * 0.07} ${y + 6}h${-width * 0.14}z`,
      tubeFill(pen, lamp, x - width * 0.13, x + width * 0.13),
    ),
  );
  // The head is a spotlight turned over: it looks up and a little aside.
  const lens = turned(pen, x, yoke, 168);
  lens.add('body', spotBody(pen, lamp, x, yoke, width, head));
  pen.add('body', cylinder(pen, lamp, x, yoke - 12, width * 0.34, 24, 0.1));
  bloom(pen, lamp, x - head * 0.2, yoke - head * 0.98, width * 1.1, 1, 0.7);
  return { x: x - head * 0.2, y: yoke - head * 0.5, rx: width / 2, ry: head / 2 };
};

/** A few blades of grass at the foot, lit by the lamp. */
function blades(pen: Pen, lamp: Lamp, x: number, y: number, reach: number) {
  const tone = lamp.dark ? (lamp.lit ? mix('#4b4a2c', lamp.light.ember, 0.35) : '#211f18') : '#9aa086';
  const outline = [-1, -0.86, -0.7, -0.62, 0.6, 0.74, 0.82, 1, 1.16]
    .map((share, index) => {
      const foot = x + share * reach;
      const tall = 26 + ((index * 37) % 34);
      const lean = ((index * 53) % 27) - 13;
      return d`M${foot} ${y + 9}q${lean * 0.2} ${-tall * 0.6} ${lean} ${-tall}`;
    })
    .join('');
  pen.add('shadow', line(outline, tone, 1.5, 'stroke-linecap="round" stroke-opacity=".8"'));
}
