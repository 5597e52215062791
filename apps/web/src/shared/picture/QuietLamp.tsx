import { late } from '../lazy';

const DrawnLamp = late(() => import('./DrawnLamp'));

/** A pendant over an empty place, off where there is nothing to see. Its place is kept while the drawing is read. */
export function QuietLamp({ isOff }: { isOff?: boolean }) {
  return (
    <div style={{ aspectRatio: '16 / 9' }}>
      <DrawnLamp isOff={isOff} />
    </div>
  );
}
