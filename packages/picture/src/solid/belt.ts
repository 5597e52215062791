import { mix } from '../colour';
import type { Lamp } from '../request';
import { line } from '../svg';

/** A woven textile belt along a line: selvedge, weave and the fine line of its conductor. */
export function beltAlong(lamp: Lamp, outline: string, width: number): string {
  const { base, shade, light } = lamp.paint;
  return (
    line(outline, mix(shade, base, 0.3), width) +
    line(outline, base, width * 0.86) +
    line(outline, light, width * 0.86, 'stroke-opacity=".2" stroke-dasharray="1.3 2.1"') +
    line(outline, shade, width * 0.44, 'stroke-opacity=".2" stroke-dasharray="2.3 1.1"') +
    line(outline, light, Math.max(0.9, width * 0.045), 'stroke-opacity=".5"')
  );
}
