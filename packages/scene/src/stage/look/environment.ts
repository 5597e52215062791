import { BackSide, BoxGeometry, Color, Mesh, MeshBasicMaterial, PMREMGenerator, Scene } from 'three';
import type { Texture, WebGLRenderer } from 'three';

/** A light panel of the room that metals mirror: colour, strength, place and size in metres. */
type Panel = readonly [
  color: string,
  strength: number,
  at: readonly [number, number, number],
  size: readonly [number, number, number],
];

/** A studio: a tall window at the left, a soft panel above, a low one at the right. */
const panels: readonly Panel[] = [
  ['#ffffff', 9, [-4.9, 0.6, 0.5], [0.1, 4, 2.6]],
  ['#fff6ea', 5, [0.4, 4.9, -0.4], [4.4, 0.1, 2.4]],
  ['#ffeede', 2.4, [4.9, -0.4, -1], [0.1, 2, 3]],
  ['#ffffff', 1.6, [1.2, 0.8, 4.9], [2.4, 3, 0.1]],
];

/** What metals and glass mirror. Made in code, so that nothing is fetched; the caller disposes of it. */
export function makeEnvironment(renderer: WebGLRenderer, software: boolean): Texture {
  const scene = new Scene();
  const box = new BoxGeometry(1, 1, 1);
  const room = new Mesh(box, new MeshBasicMaterial({ color: '#5b5854', side: BackSide }));
  room.scale.setScalar(10);
  scene.add(room);
  for (const [color, strength, at, size] of panels) {
    const panel = new Mesh(
      box,
      new MeshBasicMaterial({ color: new Color(color).multiplyScalar(strength), toneMapped: false }),
    );
    panel.position.set(...at);
    panel.scale.set(...size);
    scene.add(panel);
  }
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(scene, 0.035, 0.1, 20, { size: software ? 64 : 128 });
  generator.dispose();
  box.dispose();
  scene.traverse((each) => {
    if (each instanceof Mesh) (each.material as MeshBasicMaterial).dispose();
  });
  return texture;
}
