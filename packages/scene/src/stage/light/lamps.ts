import type { RoomSize } from '@lucerna/engine';
import { Color, DirectionalLight, Group, HemisphereLight, MathUtils, PointLight, SpotLight } from 'three';
import { kelvinColour } from '../look/kelvin';
import type { Mood } from '../look/theme';
import { mergeLights, type PlacedLight } from './merge-lights';
import { candelaOf, coneOf, spreads } from './spread';

/** The lights of a stage: the day, and the lamps that light the room. */
export interface Lamps {
  readonly group: Group;
  set(lights: readonly PlacedLight[], room: RoomSize, mood: Mood, lit: boolean): void;
  dispose(): void;
}

/** Three takes candela; a room that a person would see well is too dark for a screen beside daylight. */
const candelaOnScreen = 1 / 34;

/** So much flux for a square metre of floor is a well lit room: above it the eye closes its iris. */
const wellLit = 190;

/** A room with a quarter of a well lit one's light is seen by that light alone. */
const seenByLamps = 4;

/** How far the eye takes warm light for white. */
const adapted = 0.55;

/** So many lamps are drawn at most. */
const most = { card: { points: 8, spots: 16 }, software: { points: 4, spots: 4 } };

const tone = new Color();

export function openLamps(software: boolean): Lamps {
  const group = new Group();
  const { points: maxPoints, spots: maxSpots } = software ? most.software : most.card;
  const day = new HemisphereLight();
  const key = new DirectionalLight('#fff7ee');
  key.castShadow = true;
  key.shadow.mapSize.setScalar(software ? 512 : 2048);
  key.shadow.radius = 5;
  key.shadow.bias = -0.0006;
  key.shadow.normalBias = 0.01;
  group.add(day, key, key.target);
  const points: PointLight[] = [];
  const spots: SpotLight[] = [];

  /** A processor that draws has all of a kind at once: another number of lamps compiles every program anew. */
  const lastOf = (index: number, count: number): number => (software ? count - 1 : index);

  function spotAt(index: number): SpotLight {
    while (spots.length <= lastOf(index, maxSpots)) {
      const spot = new SpotLight('#ffffff', 0);
      spot.decay = 2;
      spot.penumbra = 1;
      spots.push(spot);
      group.add(spot, spot.target);
    }
    return spots[index]!;
  }

  function pointAt(index: number): PointLight {
    while (points.length <= lastOf(index, maxPoints)) {
      const point = new PointLight('#ffffff', 0);
      point.decay = 2;
      points.push(point);
      group.add(point);
    }
    return points[index]!;
  }

  function shine(all: readonly PlacedLight[], scale: number): void {
    let spot = 0;
    let point = 0;
    const globes = all.filter(({ distribution }) => distribution === 'globe');
    const cones = all.filter(({ distribution }) => distribution !== 'globe');
    // Up and down are a cone each.
    const each = cones.some(({ distribution }) => distribution === 'updown') ? 2 : 1;
    const lights = [...mergeLights(globes, maxPoints), ...mergeLights(cones, maxSpots / each)];
    const cone = (light: PlacedLight, along: 1 | -1, share: number): void => {
      const made = spotAt(spot);
      const angle = coneOf(spreads[light.distribution].beam ?? 120);
      const { x, y, z } = light.at;
      made.angle = angle;
      made.position.set(x, y, z);
      const way = light.way ?? { x: 0, y: -1, z: 0 };
      made.target.position.set(x + way.x * along, y + way.y * along, z + way.z * along);
      made.color.copy(kelvinColour(light.temperature, adapted));
      made.intensity = candelaOf(light.flux * share, angle) * scale;
      spot += 1;
    };
    for (const light of lights) {
      if (light.distribution === 'updown') {
        const { up } = spreads.updown;
        cone(light, 1, 1 - up);
        cone(light, -1, up);
      } else if (light.distribution === 'globe') {
        const made = pointAt(point);
        made.position.set(light.at.x, light.at.y, light.at.z);
        made.color.copy(kelvinColour(light.temperature, adapted));
        made.intensity = (light.flux / (4 * Math.PI)) * scale;
        point += 1;
      } else cone(light, 1, 1);
    }
    // For the same reason none is removed.
    for (const rest of points.slice(point)) rest.intensity = 0;
    for (const rest of spots.slice(spot)) rest.intensity = 0;
  }

  return {
    group,
    set: (lights, room, mood, lit) => {
      const flux = lights.reduce((sum, each) => sum + each.flux, 0);
      const density = flux / (room.width * room.depth * wellLit);
      const rest = mood.rest ?? mood;
      const isLit = lit ? Math.min(1, density * seenByLamps) : 0;
      const ambient = mood.ambient + (lit ? mood.bounce * Math.min(1, density) : 0);
      day.color.set(rest.sky).lerp(tone.set(mood.sky), isLit);
      day.groundColor.set(rest.earth).lerp(tone.set(mood.earth), isLit);
      day.intensity = MathUtils.lerp(rest.ambient, ambient, isLit);
      key.intensity = MathUtils.lerp(rest.key, mood.key, isLit);
      const reach = Math.max(room.width, room.depth, room.height);
      key.position.set(-room.width * 0.28, room.height * 2.1, room.depth * 0.75);
      key.target.position.set(0, room.height * 0.4, 0);
      Object.assign(key.shadow.camera, {
        left: -reach,
        right: reach,
        top: reach,
        bottom: -reach,
        far: reach * 4,
      });
      key.shadow.camera.updateProjectionMatrix();
      const iris = 1 / Math.max(0.55, density ** 0.8);
      shine(lit ? lights : [], candelaOnScreen * mood.lamps * iris * 3);
    },
    dispose: () => {
      key.dispose();
      for (const each of [...points, ...spots]) each.dispose();
    },
  };
}
