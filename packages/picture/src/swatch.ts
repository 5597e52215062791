import type { Finish } from '@lucerna/engine';
import { mix } from './colour';
import { unknownFinish } from './finish';
import { createPen, d, ellipse, line, path, type Pen } from './svg';

/**
 * A round sample of a finish as an `<svg>` of 64 by 64: enamel, brushed metal, or a fan of colours for a custom one. Null is
 * one of which nothing is said: white.
 * @param idPrefix start of its ids; give each sample of a page its own when the same finish is shown twice
 */
export function drawSwatch(finish: Finish | null, idPrefix = `swatch${finish?.code ?? ''}`): string {
  const paint = finish ?? unknownFinish;
  const pen = createPen(idPrefix);
  if (paint.isCustom) fanOfColours(pen);
  else if (paint.isMetal) brushed(pen, paint);
  else enamel(pen, paint);
  pen.add('air', ellipse(32, 32, 30.5, 30.5, 'none', `stroke="${paint.shade}" stroke-opacity=".45"`));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${pen.body()}</svg>`;
}

function enamel(pen: Pen, { base, light, shade }: Finish) {
  const fill = pen.radial(
    32,
    32,
    31,
    [
      [0, mix(base, light, 0.75)],
      [0.45, mix(base, light, 0.2)],
      [0.8, base],
      [1, mix(base, shade, 0.5)],
    ],
    { focus: [22, 20] },
  );
  pen.add('body', ellipse(32, 32, 31, 31, fill));
}

function brushed(pen: Pen, { base, light, shade }: Finish) {
  const fill = pen.linear(8, 8, 56, 56, [
    [0, mix(base, shade, 0.35)],
    [0.22, base],
    [0.4, light],
    [0.5, mix(base, light, 0.5)],
    [0.7, base],
    [0.86, mix(base, light, 0.35)],
    [1, mix(base, shade, 0.5)],
  ]);
  pen.add('body', ellipse(32, 32, 31, 31, fill));
  // Brush marks: fine level lines, each as long as the disc is wide there.
  const marks = Array.from({ length: 13 }, (_, index) => {
    const y = 6 + index * 4.3 + ((index * 7) % 3);
    const half = Math.sqrt(Math.max(0, 29 ** 2 - (y - 32) ** 2));
    return d`M${32 - half} ${y}H${32 + half}`;
  }).join('');
  pen.add('body', line(marks, light, 0.7, 'stroke-opacity=".3"'));
}

function fanOfColours(pen: Pen) {
  const colours = ['#d9b64a', '#8fa287', '#5d7f8c', '#424b5a', '#b05c3f', '#dba89b', '#f0c987'];
  for (const [index, colour] of colours.entries()) {
    const from = (index / colours.length) * Math.PI * 2 - Math.PI / 2;
    const to = ((index + 1) / colours.length) * Math.PI * 2 - Math.PI / 2;
    const at = (angle: number): [number, number] => [32 + Math.cos(angle) * 31, 32 + Math.sin(angle) * 31];
    const [start, end] = [at(from), at(to)];
    pen.add('body', path(d`M32 32L${start[0]} ${start[1]}A31 31 0 0 1 ${end[0]} ${end[1]}z`, colour));
  }
  const gloss = pen.radial(22, 18, 44, [
    [0, '#ffffff', 0.45],
    [0.5, '#ffffff', 0.08],
    [1, '#000000', 0.12],
  ]);
  pen.add('body', ellipse(32, 32, 31, 31, gloss));
}
