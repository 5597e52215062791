import { PerspectiveCamera, Vector3 } from 'three';
import { between, distanceOf, type ViewPoint } from './view-point';

/** A camera that goes to view points. */
export interface CameraRig {
  readonly camera: PerspectiveCamera;
  readonly view: ViewPoint;
  /** Goes there by and by, or at once where motion is not wanted. */
  go(to: ViewPoint, eased: boolean): void;
  /** Moves on; whether it is still under way. `time` in milliseconds. */
  step(time: number): boolean;
  aspect(of: number): void;
}

const duration = 240;

export function openCamera(first: ViewPoint): CameraRig {
  const camera = new PerspectiveCamera();
  let view = first;
  let way: { from: ViewPoint; to: ViewPoint; start: number | null } | null = null;
  const target = new Vector3();

  function place(): void {
    const distance = distanceOf(view);
    const { x, y, z, azimuth, height } = view;
    camera.fov = (view.lens * 180) / Math.PI;
    camera.near = Math.max(0.02, distance - 40);
    camera.far = distance + 60;
    const level = Math.cos(height) * distance;
    camera.position.set(
      x + Math.sin(azimuth) * level,
      y + Math.sin(height) * distance,
      z + Math.cos(azimuth) * level,
    );
    camera.lookAt(target.set(x, y, z));
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }
  place();

  return {
    camera,
    get view() {
      return way?.to ?? view;
    },
    go: (to, eased) => {
      if (eased) way = { from: view, to, start: null };
      else {
        way = null;
        view = to;
        place();
      }
    },
    step: (time) => {
      if (!way) return false;
      way.start ??= time;
      const share = Math.min(1, (time - way.start) / duration);
      view = between(way.from, way.to, share);
      if (share >= 1) {
        view = way.to;
        way = null;
      }
      place();
      return way !== null;
    },
    aspect: (of) => {
      camera.aspect = of;
      camera.updateProjectionMatrix();
    },
  };
}
