import { cmToFeet, primes } from '@lucerna/engine';
import type { CompositionDrawing } from './document';
import { onPaper } from './scale';

/** A view on paper: its points, and an SVG of exactly that size. */
interface PaperDrawing {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** A view as the template sets it, with its measures in words. */
export interface SetDrawing extends PaperDrawing {
  readonly title: string;
  readonly across: string;
  readonly upright: string;
}

/** Points: the strokes of a drawing that is printed. */
const bodyStroke = 0.4;
const cableStroke = 0.3;
/** A view of a wire has no height of its own. */
const least = 1;

function measure(mm: number, units: 'metric' | 'imperial', count: Intl.NumberFormat): string {
  // It is not broken, however short the side it stands at.
  return units === 'imperial'
    ? primes(cmToFeet(mm / 10)).replaceAll(' ', '\u00a0')
    : `${count.format(Math.round(mm))}\u00a0mm`;
}

/** A view at a scale of one to so many. */
function drawnAt(drawing: CompositionDrawing, scale: number): PaperDrawing {
  const width = Math.max(least, onPaper(drawing.width, scale));
  const height = Math.max(least, onPaper(drawing.height, scale));
  const box = `${drawing.width || 1} ${drawing.height || 1}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}" overflow="visible">${lines(drawing, scale)}</svg>`;
  return { width, height, svg };
}

/** The lines of a view at a scale of one to so many, in its own measures. */
function lines(drawing: CompositionDrawing, scale: number): string {
  // Strokes are as thick on paper as they are meant, at every scale.
  const stroke = (points: number): number => Math.round((points / onPaper(1, scale)) * 1000) / 1000;
  const path = (data: string, points: number, colour: string): string =>
    data === ''
      ? ''
      : `<path d="${data}" stroke="${colour}" stroke-width="${stroke(points)}" fill="none" stroke-linejoin="round" stroke-linecap="round"/>`;
  return path(drawing.cable, cableStroke, '#6f7884') + path(drawing.body, bodyStroke, '#2b3038');
}

interface DrawingRoom {
  readonly width: number;
  readonly height: number;
}

const scaleIn = (drawing: CompositionDrawing, room: DrawingRoom): number =>
  Math.max(onPaper(drawing.width, 1) / room.width, onPaper(drawing.height, 1) / room.height) || 1;

/** A view as large as it fits a room of so many points, without measures. */
export const fitDrawing = (drawing: CompositionDrawing, room: DrawingRoom): PaperDrawing =>
  drawnAt(drawing, scaleIn(drawing, room));

/** The same with room around it for its outermost strokes, for what cuts a picture at its edges. */
export function framedDrawing(drawing: CompositionDrawing, room: DrawingRoom): PaperDrawing {
  const margin = bodyStroke;
  const scale = scaleIn(drawing, { width: room.width - 2 * margin, height: room.height - 2 * margin });
  const [width, height] = [drawing.width, drawing.height].map(
    (side) => Math.max(least, onPaper(side, scale)) + 2 * margin,
  ) as [number, number];
  const moved = `translate(${margin} ${margin}) scale(${onPaper(1, 1) / scale})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g transform="${moved}">${lines(drawing, scale)}</g></svg>`;
  return { width, height, svg };
}

/** A view at a scale of one to so many, with its whole measures in millimetres, or feet, inches and sixteenths. */
export function setDrawing(
  title: string,
  drawing: CompositionDrawing,
  scale: number,
  units: 'metric' | 'imperial',
  count: Intl.NumberFormat,
): SetDrawing {
  return {
    title,
    ...drawnAt(drawing, scale),
    across: measure(drawing.width, units, count),
    upright: measure(drawing.height, units, count),
  };
}
