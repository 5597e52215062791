import { BackSide, Color, Group, Matrix4, Mesh, MeshBasicMaterial, ShaderMaterial, Vector2 } from 'three';
import type { BufferGeometry, Material } from 'three';
import type { Piece } from '../../piece/piece';
import { matrixOf } from '../place/matrix-of';

/** Shows what is selected by an outline, and what collides by a tint; the marks of collisions are labels. */
export interface Outlines {
  readonly group: Group;
  set(chosen: readonly Piece[], colliding: readonly Piece[]): void;
  colours(chosen: string, wrong: string): void;
  /** The size of the picture in pixels: outlines are as thick near as far. */
  size(width: number, height: number): void;
  dispose(): void;
}

const vertexShader = `
uniform vec2 pixel;
void main() {
  vec4 place = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  vec2 way = (projectionMatrix * vec4(normalMatrix * normal, 0.0)).xy;
  float reach = length(way);
  if (reach > 0.0) place.xy += way / reach * pixel * place.w;
  gl_Position = place;
}`;
const fragmentShader = `
uniform vec3 colour;
void main() {
  gl_FragColor = vec4(colour, 1.0);
  #include <colorspace_fragment>
}`;

/** Half the line's thickness, pixels. */
const thickness = 2.5;

export function openOutlines(): Outlines {
  const group = new Group();
  const pixel = new Vector2();
  const colour = new Color();
  const outline = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    side: BackSide,
    uniforms: { pixel: { value: pixel }, colour: { value: colour } },
  });
  const tint = new MeshBasicMaterial({
    transparent: true,
    opacity: 0.55,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
    toneMapped: false,
  });
  const meshes: Mesh[] = [];
  const matrix = new Matrix4();

  function put(index: number, geometry: BufferGeometry, material: Material, place: Matrix4): void {
    let mesh = meshes[index];
    if (!mesh) {
      mesh = new Mesh();
      mesh.matrixAutoUpdate = false;
      meshes.push(mesh);
      group.add(mesh);
    }
    mesh.visible = true;
    mesh.geometry = geometry;
    mesh.material = material;
    mesh.matrix.copy(place);
    mesh.matrixWorldNeedsUpdate = true;
    mesh.renderOrder = material === tint ? 3 : 1;
  }

  return {
    group,
    set: (chosen, colliding) => {
      let count = 0;
      for (const [pieces, material] of [
        [chosen, outline],
        [colliding, tint],
      ] as const) {
        for (const piece of pieces) {
          matrixOf(piece, matrix);
          for (const { geometry } of piece.parts) {
            put(count, geometry, material, matrix);
            count += 1;
          }
        }
      }
      for (const rest of meshes.slice(count)) rest.visible = false;
    },
    colours: (chosen, wrong) => {
      colour.set(chosen);
      tint.color.set(wrong);
    },
    size: (width, height) => pixel.set((thickness * 2) / width, (thickness * 2) / height),
    dispose: () => {
      outline.dispose();
      tint.dispose();
      group.clear();
    },
  };
}
