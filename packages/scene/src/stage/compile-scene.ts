import type { Camera, Mesh, Object3D, Scene, WebGLRenderer } from 'three';
import { inPieces } from './in-pieces';
import { whenDone } from './when-done';

/** What decides which program an object is drawn with. */
function programKey({ material, geometry, receiveShadow, isInstancedMesh }: DrawnObject): string {
  const materials = [material].flat().map(({ uuid }) => uuid);
  return [...materials, ...Object.keys(geometry.attributes), receiveShadow, isInstancedMesh].join();
}

type DrawnObject = Mesh & { readonly isInstancedMesh?: boolean };

const isDrawn = (object: Object3D): object is DrawnObject => 'material' in object && 'geometry' in object;

/** One object of each program that a scene is drawn with. */
function oneOfEach(scene: Scene): readonly Object3D[] {
  const found = new Map<string, Object3D>();
  scene.traverse((object) => {
    if (isDrawn(object)) found.set(programKey(object), object);
  });
  return [...found.values()];
}

/**
 * Compiles the programs of a scene and reads what each can be told: in pieces, since all at once hold up the page of a
 * phone for a third of a second, and drawing at once would wait for each. Answers a function that gives it up.
 */
export function compileScene(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: Camera,
  then: () => void,
): () => void {
  const compile = oneOfEach(scene).map((object) => () => void renderer.compile(object, camera, scene));
  // Each program is asked when nothing else is to be done: what the page shows may be drawn in between.
  const readUniforms = (programs = [...(renderer.info.programs ?? [])]): void => {
    const program = programs.pop();
    if (!program) return then();
    program.getUniforms();
    giveUp = whenDone(renderer, () => readUniforms(programs));
  };
  let giveUp = inPieces(compile, () => {
    giveUp = whenDone(renderer, () => readUniforms());
  });
  return () => giveUp();
}
