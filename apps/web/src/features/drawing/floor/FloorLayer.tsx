import { memo } from 'react';
import type { FloorGestures } from '../tools/use-floor-gestures';
import type { FloorPlan } from './floor-plan';
import { useFloorPicture } from './use-floor-picture';
import styles from './FloorLayer.module.css';

/** The floor plan on the floor of the room, and the two places that set its scale. Millimetres. */
export function FloorLayer({ floor, hand }: { floor: FloorPlan; hand: FloorGestures }) {
  const { x, z, scale, opacity, width, height } = floor;
  const size = scale * 1000;
  const left = x * 1000 - (width / 2) * size;
  const top = z * 1000 - (height / 2) * size;
  const [from, set] = hand.places;
  const to = set ?? hand.pointer;
  return (
    <>
      <g transform={`translate(${left} ${top}) scale(${size})`} opacity={opacity} className={styles.floor}>
        <FloorPicture
          file={floor.file}
          kind={floor.kind}
          isUploaded={floor.isUploaded}
          width={width}
          height={height}
        />
      </g>
      {from && (
        <g className={styles.scaling}>
          {to && <line x1={from.x * 1000} y1={from.z * 1000} x2={to.x * 1000} y2={to.z * 1000} />}
          <circle cx={from.x * 1000} cy={from.z * 1000} />
          {to && <circle cx={to.x * 1000} cy={to.z * 1000} />}
        </g>
      )}
    </>
  );
}

type FloorPictureProps = Pick<FloorPlan, 'file' | 'kind' | 'isUploaded' | 'width' | 'height'>;

const FloorPicture = memo(function FloorPicture({ width, height, ...floor }: FloorPictureProps) {
  const picture = useFloorPicture(floor);
  if (picture.state === 'missing') return <rect width={width} height={height} className={styles.missing} />;
  if (picture.state === 'reading') return null;
  if (picture.address !== null) {
    return (
      <image
        href={picture.address}
        width={width}
        height={height}
        preserveAspectRatio="none"
        className={styles.picture}
      />
    );
  }
  return picture.paths.map((path, at) => <path key={at} d={path} className={styles.line} />);
});
