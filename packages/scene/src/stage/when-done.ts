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
 * Calls back once all that the renderer was told so far is done, without waiting in between: asking anything else of the
 * graphics process would hold up the page until then. Never calls back when the context is lost. Answers a function that
 * gives it up.
 */
export function whenDone(renderer: WebGLRenderer, then: () => void): () => void {
  const gl = renderer.getContext() as WebGL2RenderingContext;
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  function look(): void {
    if (gl.isContextLost()) return;
    const isPassed = !fence || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED;
    if (!isPassed || !isCompiled(renderer)) {
      timer = setTimeout(look, pause);
      return;
    }
    gl.deleteSync(fence);
    then();
  }
  let timer = setTimeout(look, pause);
  return () => clearTimeout(timer);
}
