import { takeFirstContext } from './first-context';

/** Reads the code of the 3D stage. */
export const readStage = () => import('@lucerna/scene/stage');

let isAhead = false;

/**
 * Reads the code of the 3D stage and prepares the first stage of a visit, which is the longest way to a picture of the
 * room: beside the code of the page and what it asks of the server, not after them.
 */
export function readStageAhead(): void {
  if (isAhead || !('WebGL2RenderingContext' in globalThis)) return;
  isAhead = true;
  readStage().then(
    ({ prepareStage }) => prepareStage(takeFirstContext()),
    () => undefined,
  );
}
