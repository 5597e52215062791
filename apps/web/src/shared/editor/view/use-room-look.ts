import { useState } from 'react';
import type { CameraPreset, RoomSight } from '../room/RoomView';

/** How a room is looked at; nothing of it is part of the work. */
export interface RoomLook extends RoomSight {
  readonly look: (preset: CameraPreset) => void;
  readonly frame: () => void;
  readonly toggleMeasures: () => void;
  readonly toggleLit: () => void;
}

export function useRoomLook(): RoomLook {
  const [camera, setCamera] = useState({ preset: 'perspective' as CameraPreset, asked: 0 });
  const [hasMeasures, setMeasures] = useState(false);
  const [framed, setFramed] = useState(0);
  const [isLit, setLit] = useState(true);
  return {
    ...camera,
    framed,
    frame: () => setFramed((times) => times + 1),
    hasMeasures,
    isLit,
    look: (preset) => setCamera(({ asked }) => ({ preset, asked: asked + 1 })),
    toggleMeasures: () => setMeasures((has) => !has),
    toggleLit: () => setLit((is) => !is),
  };
}
