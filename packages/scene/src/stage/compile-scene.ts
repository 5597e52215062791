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
  const readUniforms = (): void => {
    const acts = (renderer.info.programs ?? []).map((program) => () => void program.getUniforms());
    giveUp = inPieces(acts, then);
  };
  let giveUp = inPieces(compile, () => {
    giveUp = whenDone(renderer, readUniforms);
  });
  return () => giveUp();
}
