/** Draws on demand: nothing runs while nothing changes. */
export interface Frames {
  /** Asks for one frame; many asks before it give one. */
  ask(): void;
  /** Draws now. */
  now(): void;
  /** Whether one is asked for and not drawn yet. */
  readonly isAsked: boolean;
  /** The script time of the last frame, milliseconds. */
  readonly script: number;
  stop(): void;
}

/** `draw` gets the time of the frame in milliseconds and tells whether it wants another. */
export function openFrames(draw: (time: number) => boolean): Frames {
  let asked = 0;
  let script = 0;
  const frame = (time: number): void => {
    asked = 0;
    const start = performance.now();
    const more = draw(time);
    script = performance.now() - start;
    if (more) frames.ask();
  };
  const frames: Frames = {
    ask: () => {
      if (asked === 0) asked = requestAnimationFrame(frame);
    },
    now: () => frame(performance.now()),
    get isAsked() {
      return asked !== 0;
    },
    get script() {
      return script;
    },
    stop: () => {
      cancelAnimationFrame(asked);
      asked = -1;
    },
  };
  return frames;
}
