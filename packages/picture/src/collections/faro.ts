import { bloom, shadow } from '../cast/glow';
import { mix } from '../colour';
import { flex } from '../installation/suspension';
import { diffuserColours, shadeFill } from '../solid/diffuser';
import { cylinder, roundStops } from '../solid/metal';
import { spotBody } from '../solid/spot';
import type { Lamp } from '../request';
import type { Pen } from '../svg';
import { d, ellipse, line, path } from '../svg';
import type { Collection, Shape } from './shape';

/** Floor and table lamps: a lit shade on a slender stem, a reading lamp with an arm, a portable one. */
export const faro: Collection = {
  subFamilyId: 230,
  typical: { kind: 'floor', model: '2300', size: [300, 300, 1600], distribution: 'lambert', finish: '70' },
  shapeOf: ({ distribution, kind, height }) =>
    distribution === 'beam' ? reading : kind === 'table' && height < 320 ? portable : shaded,
};

/** A textile shade, slightly conical, lit from within; drawn from above its lower edge. */
function shade(pen: Pen, lamp: Lamp, x: number, top: number, width: number, height: number) {
  const half = width / 2;
  const upper = half * 0.74;
  const curve = half * 0.09;
  const bottom = top + height;
  const outline = d`M${x - upper} ${top}A${upper} ${curve} 0 0 1 ${x + upper} ${top}L${x + half} ${bottom}A${half} ${curve} 0 0 1 ${x - half} ${bottom}z`;
  const { edge } = diffuserColours(lamp);
  pen.add('body', path(outline, shadeFill(pen, lamp, top - curve, bottom + curve)));
  // The sides turn away from the eye: darker edges make the shade round.
  const turn = lamp.lit ? mix(lamp.light.ember, lamp.light.halo, 0.35) : lamp.dark ? '#1c1917' : '#a9a39c';
  pen.add(
    'body',
    path(
      outline,
      pen.linear(x - half, 0, x + half, 0, [
        [0, turn, 0.75],
        [0.16, turn, 0.3],
        [0.42, turn, 0],
        [0.62, turn, 0],
        [0.86, turn, 0.34],
        [1, turn, 0.8],
      ]),
    ),
  );
  const band = `stroke="${lamp.paint.base}" stroke-width="${Math.max(2, height * 0.022).toFixed(1)}" fill="none"`;
  pen.add(
    'body',
    `<path d="${d`M${x - upper} ${top}A${upper} ${curve} 0 0 1 ${x + upper} ${top}`}" ${band}/>`,
  );
  pen.add(
    'body',
    `<path d="${d`M${x - half} ${bottom}A${half} ${curve} 0 0 0 ${x + half} ${bottom}`}" ${band}/>`,
  );
  pen.add(
    'body',
    line(
      d`M${x - half + 1} ${bottom - 3}A${half} ${curve} 0 0 0 ${x + half - 1} ${bottom - 3}`,
      edge,
      1,
      'stroke-opacity=".6"',
    ),
  );
}

const shaded: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const width = lamp.length * scale;
  const height = lamp.height * scale;
  const table = lamp.kind === 'table';
  const shadeHeight = width * (table ? 0.78 : 0.86);
  const top = y - height;
  const stem = table ? width * 0.075 : Math.max(6, width * 0.05);
  const foot = width * (table ? 0.58 : 0.86);
  const plate = Math.max(7, foot * 0.07);
  shadow(pen, lamp, x, y + 2, foot * 0.95, 1.2, 0.2);
  flex(
    pen,
    lamp,
    table
      ? d`M${x + foot * 0.42} ${y}C${x + 180} ${y + 46} ${x + 250} ${y - 34} ${stage.width} ${y + 30}`
      : d`M${x + foot * 0.42} ${y}C${x + 130} ${y + 20} ${x + 200} ${y - 18} ${stage.width} ${y - 4}`,
  );
  pen.add('body', cylinder(pen, lamp, x, y - plate, foot, plate, -0.19));
  pen.add(
    'body',
    cylinder(pen, lamp, x, top + shadeHeight * 0.7, stem, height - shadeHeight * 0.7 - plate, 0),
  );
  if (lamp.lit) {
    const lick = pen.linear(0, top + shadeHeight, 0, top + shadeHeight + height * 0.3, [
      [0, lamp.light.glow, 0.75],
      [1, lamp.light.halo, 0],
    ]);
    pen.add('body', path(d`M${x - stem / 2} ${top + shadeHeight}h${stem}v${height * 0.3}h${-stem}z`, lick));
  }
  shade(pen, lamp, x, top, width, shadeHeight);
  bloom(pen, lamp, x, top + shadeHeight / 2, width * 1.05, 0.7);
  return { x, y: top + shadeHeight / 2, rx: width / 2, ry: shadeHeight / 2 };
};

const reading: Shape = (pen, lamp, stage) => {
  const { scale, y } = stage;
  const height = lamp.height * scale;
  const base = lamp.length * scale;
  const reach = height * 0.36;
  const stemX = stage.x - reach * 0.5;
  const headX = stage.x + reach * 0.5;
  const top = y - height;
  const stem = Math.max(5, base * 0.055);
  const plate = Math.max(7, base * 0.07);
  const head = { width: base * 0.34, height: base * 0.42 };
  const knee = top + height * 0.12;
  shadow(pen, lamp, stemX, y + 2, base, 1.2, 0.2);
  pen.add('body', cylinder(pen, lamp, stemX, y - plate, base, plate, -0.19));
  pen.add('body', cylinder(pen, lamp, stemX, knee, stem, y - knee - plate, 0));
  const metal = pen.linear(stemX, knee, stemX + stem * 0.4, knee + stem, roundStops(lamp));
  const armEnd = top + height * 0.05;
  pen.add(
    'body',
    line(
      d`M${stemX - reach * 0.2} ${knee + height * 0.022}L${headX} ${armEnd}`,
      lamp.paint.base,
      stem * 0.86,
      'stroke-linecap="round"',
    ),
  );
  pen.add(
    'body',
    line(
      d`M${stemX - reach * 0.2} ${knee + height * 0.02 - 1}L${headX} ${armEnd - 1}`,
      lamp.paint.rim,
      1,
      'stroke-opacity=".5"',
    ),
  );
  pen.add('body', ellipse(stemX, knee - 1, stem * 1.25, stem * 1.25, metal));
  pen.add('body', cylinder(pen, lamp, headX, armEnd - 4, stem, 16, 0));
  pen.add('body', spotBody(pen, lamp, headX, armEnd + 8, head.width, head.height));
  bloom(pen, lamp, headX, armEnd + 8 + head.height, head.width * 1.6, 1, 0.6);
  return { x: headX, y: armEnd + 8 + head.height / 2, rx: head.width / 2, ry: head.height / 2 };
};

const portable: Shape = (pen, lamp, stage) => {
  const { x, y, scale } = stage;
  const width = lamp.length * scale;
  const height = lamp.height * scale;
  const half = width / 2;
  const top = y - height;
  const cap = height * 0.25;
  const foot = width * 0.6;
  const curve = half * 0.12;
  shadow(pen, lamp, x, y + 2, foot * 1.1, 1.2, 0.2);
  pen.add('body', cylinder(pen, lamp, x, y - height * 0.08, foot, height * 0.08, -0.19));
  pen.add('body', cylinder(pen, lamp, x, top + cap - 8, width * 0.2, height * 0.93 - cap + 4, 0));
  const bottom = top + cap;
  const { near, middle, edge } = diffuserColours(lamp);
  const glass = pen.linear(0, bottom - 10, 0, bottom + cap * 0.36, [
    [0, middle],
    [0.6, near],
    [1, edge],
  ]);
  pen.add(
    'body',
    path(
      d`M${x - half * 0.8} ${bottom - 4}Q${x - half * 0.7} ${bottom + cap * 0.5} ${x} ${bottom + cap * 0.5}T${x + half * 0.8} ${bottom - 4}z`,
      glass,
    ),
  );
  const dome = d`M${x - half} ${bottom}C${x - half} ${top + cap * 0.3} ${x - half * 0.6} ${top} ${x} ${top}S${x + half} ${top + cap * 0.3} ${x + half} ${bottom}A${half} ${curve} 0 0 1 ${x - half} ${bottom}z`;
  pen.add('body', path(dome, pen.linear(x - half, 0, x + half, 0, roundStops(lamp))));
  pen.add(
    'body',
    path(
      dome,
      pen.linear(0, top, 0, bottom + curve, [
        [0, '#ffffff', 0.25],
        [0.4, '#ffffff', 0],
        [0.8, lamp.light.halo, 0],
        [1, lamp.light.glow, lamp.lit ? 0.5 : 0],
      ]),
    ),
  );
  pen.add(
    'body',
    line(
      d`M${x - half * 0.42} ${top + 9}A${half * 0.42} ${half * 0.6} 0 0 1 ${x + half * 0.42} ${top + 9}`,
      lamp.paint.base,
      Math.max(3, width * 0.022),
    ),
  );
  bloom(pen, lamp, x, bottom + cap * 0.1, width * 0.95, 0.9, 0.7);
  return { x, y: bottom, rx: half, ry: cap * 0.4 };
};
