import { DynamicDrawUsage, InstancedMesh, Matrix4 } from 'three';
import type { BufferGeometry, Material, Object3D } from 'three';
import type { Part, Piece } from '../../piece/piece';
import { coarseOf } from '../../solid/coarse';
import { keyOf, matrixOf } from './matrix-of';

const matrix = new Matrix4();

/** All pieces of one shape and light, drawn as instances: one mesh for each part. */
export class Batch {
  private meshes: InstancedMesh[] = [];
  private readonly keys: string[] = [];
  private readonly slots = new Map<string, number>();
  private room = 0;

  constructor(
    private readonly parts: readonly Part[],
    private readonly materialOf: (part: Part) => Material,
    private readonly scene: Object3D,
    /** A canopy's shadow would lie on a floor that knows of no ceiling. */
    private readonly castsShadow: boolean,
    /** More instances than this are shown with fewer triangles each. */
    private readonly maxFine: number,
  ) {}

  get isEmpty(): boolean {
    return this.keys.length === 0;
  }

  /** Puts a piece where it is now: writes one matrix of each part, or a new instance. */
  put(piece: Piece): void {
    const key = keyOf(piece);
    let slot = this.slots.get(key);
    if (slot === undefined) {
      slot = this.keys.length;
      this.keys.push(key);
      this.slots.set(key, slot);
      this.grow();
    }
    this.write(slot, matrixOf(piece, matrix));
  }

  /** Takes a piece out; the last instance takes its slot. */
  take(key: string): void {
    const slot = this.slots.get(key);
    if (slot === undefined) return;
    const last = this.keys.length - 1;
    const moved = this.keys[last];
    if (slot !== last && moved !== undefined) {
      this.meshes[0]?.getMatrixAt(last, matrix);
      this.write(slot, matrix);
      this.keys[slot] = moved;
      this.slots.set(moved, slot);
    }
    this.keys.pop();
    this.slots.delete(key);
    for (const mesh of this.meshes) mesh.count = last;
  }

  /** Frees what graphics memory holds; the geometry itself stays for who shows it again. */
  dispose(): void {
    for (const mesh of this.meshes) {
      this.scene.remove(mesh);
      mesh.geometry.dispose();
      mesh.dispose();
    }
    this.meshes = [];
  }

  private write(slot: number, to: Matrix4): void {
    for (const mesh of this.meshes) {
      mesh.setMatrixAt(slot, to);
      mesh.instanceMatrix.addUpdateRange(slot * 16, 16);
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  /** Makes room for all instances: twice as much as before, so that adding many copies little. */
  private grow(): void {
    if (this.keys.length > this.room) {
      const before = this.meshes;
      this.room = Math.max(1, this.keys.length > 1 ? this.room * 2 : 1);
      const shown = this.room > this.maxFine ? coarseOf : (geometry: BufferGeometry) => geometry;
      this.meshes = this.parts.map((part, index) => {
        const isSolid = part.substance === 'metal' || part.substance === 'textile';
        const mesh = new InstancedMesh(shown(part.geometry), this.materialOf(part), this.room);
        mesh.instanceMatrix.setUsage(DynamicDrawUsage);
        mesh.frustumCulled = false;
        mesh.matrixAutoUpdate = false;
        mesh.castShadow = isSolid && this.castsShadow;
        mesh.receiveShadow = isSolid;
        const old = before[index];
        if (old) mesh.instanceMatrix.array.set(old.instanceMatrix.array);
        this.scene.add(mesh);
        return mesh;
      });
      for (const mesh of before) {
        this.scene.remove(mesh);
        mesh.dispose();
      }
    }
    for (const mesh of this.meshes) mesh.count = this.keys.length;
  }
}
