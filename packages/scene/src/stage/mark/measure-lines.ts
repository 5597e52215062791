import { BufferAttribute, BufferGeometry, LineBasicMaterial, LineSegments } from 'three';
import type { Measure } from './measures-of';

/** Lines with a tick at each end. */
export interface MeasureLines {
  readonly lines: LineSegments;
  set(measures: readonly Measure[]): void;
  colour(ink: string): void;
  dispose(): void;
}

const tick = 0.045;

export function openMeasureLines(): MeasureLines {
  const material = new LineBasicMaterial({ toneMapped: false, transparent: true, opacity: 0.85 });
  const lines = new LineSegments(new BufferGeometry(), material);
  lines.frustumCulled = false;
  lines.renderOrder = 4;
  return {
    lines,
    set: (measures) => {
      lines.visible = measures.length > 0;
      const places = measures.flatMap(({ from, to }) => {
        const upright = Math.abs(to.y - from.y) > 0.001;
        const [x, y] = upright ? [tick, 0] : [0, tick];
        return [from, to]
          .flatMap((end) => [end.x - x, end.y - y, end.z, end.x + x, end.y + y, end.z])
          .concat([from.x, from.y, from.z, to.x, to.y, to.z]);
      });
      lines.geometry.dispose();
      lines.geometry = new BufferGeometry().setAttribute(
        'position',
        new BufferAttribute(new Float32Array(places), 3),
      );
    },
    colour: (ink) => material.color.set(ink),
    dispose: () => {
      lines.geometry.dispose();
      material.dispose();
    },
  };
}
