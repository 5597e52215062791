import type { WebGLProgram, WebGLRenderer } from 'three';

/** Milliseconds between two looks at whether it is done. */
const pause = 6;

/** What the types of three do not know of. */
type ReadyProgram = WebGLProgram & { isReady(): boolean };

/** Whether no program is being compiled any more. */
function isCompiled({ info }: WebGLRenderer): boolean {
  return (info.programs ?? []).every((program) => (program as ReadyProgram).isReady());
}

/**
 * Calls back once the graphics process has done all that it was told so far, and `isMoreDone`; without waiting in between:
 * asking it anything else would hold up the page until then. Calls `lost` instead when the context is lost. Answers a
 * function that gives it up.
 */
function whenPassed(
  gl: WebGL2RenderingContext,
  then: () => void,
  { isMoreDone = () => true, lost = () => undefined }: { isMoreDone?: () => boolean; lost?: () => void } = {},
): () => void {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  function look(): void {
    if (gl.isContextLost()) return lost();
    const isPassed = !fence || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED;
    if (!isPassed || !isMoreDone()) {
      timer = setTimeout(look, pause);
      return;
    }
    gl.deleteSync(fence);
    then();
  }
  let timer = setTimeout(look, pause);
  return () => clearTimeout(timer);
}

/**
 * Calls back once all that the renderer was told so far is done, its programs too. Never calls back when the context is
 * lost. Answers a function that gives it up.
 */
export function whenDone(renderer: WebGLRenderer, then: () => void): () => void {
  const gl = renderer.getContext() as WebGL2RenderingContext;
  return whenPassed(gl, then, { isMoreDone: () => isCompiled(renderer) });
}

/** Once a new context can be asked without waiting; false when it was lost before. */
export function contextIsReady(gl: WebGL2RenderingContext): Promise<boolean> {
  return new Promise((tell) => {
    whenPassed(gl, () => tell(true), { lost: () => tell(false) });
  });
}
