import { useState } from 'react';
import type { CameraPreset } from '../room/RoomView';

/** How a room is looked at; nothing of it is part of the work. */
export interface RoomLook {
  readonly preset: CameraPreset;
  /** Rises each time that a camera is asked for: the same one again, after the room was turned, is looked through anew. */
  readonly asked: number;
  /** Rises each time that all of the room is to be looked at. */
  readonly framed: number;
  readonly hasMeasures: boolean;
  readonly isLit: boolean;
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
