import type { Creation, ElementCatalogue, RoomSize } from '@lucerna/engine';
import { Vector2 } from 'three';
import { piecesOf } from '../piece/pieces-of';
import { compileScene } from './compile-scene';
import { openEvents } from './events';
import { openFrames } from './frames';
import { openHand } from './hand/hand';
import { openKeys } from './hand/keys';
import { dragTarget } from './drag-target';
import { inPieces } from './in-pieces';
import { halfPixel } from './look/surface/fatten';
import { moodOn, moods } from './look/theme';
import { openMarks } from './mark/marks';
import { openPivotHandles } from './mark/pivot-handles';
import { extentsOf } from './place/extents-of';
import { pickPiece } from './place/pick-piece';
import { takeGround } from './prepare-stage';
import { setPixelRatio } from './renderer';
import type { CoveredEdges, Preset, Stage, StageOptions } from './stage';
import { openStill } from './still/still';
import { takePicture } from './still/take-picture';
import { openCamera } from './view/camera-rig';
import { placeSeen } from './view/place-seen';
import { presetOf } from './view/preset-of';
import { seenOf } from './view/seen-of';
import { panned, turned, zoomed, type ViewPoint } from './view/view-point';
import type { Extent } from './view/fit';
import { whenDone } from './when-done';

const pixels = new Vector2();

/** What is seen before anything was shown. */
const emptyRoom: RoomSize = { width: 3, depth: 3, height: 4, extraCeiling: 0, ceilingMaterial: '' };

/** Lets a canvas fill its host and take the focus. */
function hang(canvas: HTMLCanvasElement, host: HTMLElement, label: string): void {
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', label);
  Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%', touchAction: 'none' });
  host.append(canvas);
}

/** How far the first picture is. */
type Phase = 'empty' | 'making' | 'shown' | 'compiling' | 'compiled' | 'drawn' | 'ready';

/** A share of the size: a foot that takes another line is less, a panel that is folded is more. */
const littleResized = 0.12;

/** However much stands over it, so much of a picture is left to what hangs. */
const leastFree = 0.5;

/** Shares of a height; what would leave too little of it counts for less. */
function covered({ top, bottom }: CoveredEdges, height: number): CoveredEdges {
  const scale = Math.min(1, ((1 - leastFree) * height) / Math.max(1, top + bottom)) / height;
  return { top: top * scale, bottom: bottom * scale };
}

const motionIsWanted = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Opens a stage in a host, which must have a size and be positioned. Null: the browser has no WebGL 2; the caller offers
 * the plan and the list then.
 */
export async function openStage(host: HTMLElement, options: StageOptions = {}): Promise<Stage | null> {
  const ground = await takeGround();
  if (!ground) return null;
  const { drawer, world } = ground;
  const { renderer } = drawer;
  const canvas = renderer.domElement;
  setPixelRatio(drawer, options.pixelRatio);
  hang(canvas, host, options.label ?? '');
  const events = openEvents();
  let theme = options.theme ?? 'light';
  let lit = options.lit ?? true;
  let preset: Preset | null = options.preset ?? 'perspective';
  let creation: Creation | null = null;
  let room = emptyRoom;
  let chosen: ReadonlySet<string> = new Set();
  let phase: Phase = 'empty';
  let lost = false;
  let giveUp = (): void => undefined;
  const size = { width: 1, height: 1 };
  let over: CoveredEdges = { top: 0, bottom: 0 };
  /** What a preset looks at: what is made later is framed only when that is asked for. */
  let framed: { readonly hung: readonly Extent[]; width: number; height: number } | null = null;
  const marks = openMarks(
    host,
    (piece, event) => {
      const held = creation && !options.still && dragTarget(creation, piece, piece.position);
      if (held) hand.lift(held, event);
    },
    options.aims ? openPivotHandles(host, { rayAt: (at) => hand.rayAt(at), tell: events.tell }) : null,
  );
  world.scene.add(marks.group);
  marks.unit(options.measures ?? null);
  const rig = openCamera(presetOf(preset, room, 1));
  const isPlain = ground.drawer.software && options.pixelRatio === undefined;
  const still = openStill(
    renderer,
    world.scene,
    rig.camera,
    () => isPlain && phase === 'ready' && !lost && !frames.isAsked,
  );
  const drawn = { calls: 0, triangles: 0 };
  const foreseen = new Set<() => void>();

  function draw(): void {
    marks.place(rig.camera, size.width, size.height);
    renderer.render(world.scene, rig.camera);
    for (const tell of foreseen) tell();
    const { calls, triangles } = renderer.info.render;
    Object.assign(drawn, { calls, triangles });
    still.moved();
  }
  /** Lets the programs of what is shown be compiled; drawing at once would wait for each of them. */
  function compile(): void {
    phase = 'compiling';
    giveUp = compileScene(renderer, world.scene, rig.camera, () => {
      phase = 'compiled';
      frames.ask();
    });
  }
  function tellReady(): void {
    giveUp = whenDone(renderer, () => {
      phase = 'ready';
      still.moved();
      events.tell({ type: 'ready' });
    });
  }
  const frames = openFrames((time) => {
    if (lost || phase === 'empty' || phase === 'making' || phase === 'compiling') return false;
    if (phase === 'compiled') resize();
    // In a frame after the one that made the pieces: together they would hold up the page of a phone.
    if (phase === 'shown') {
      compile();
      return false;
    }
    const moving = rig.step(time);
    draw();
    if (phase === 'compiled') {
      phase = 'drawn';
      tellReady();
    }
    return moving;
  });

  function go(to: ViewPoint, eased = false): void {
    rig.go(to, eased && motionIsWanted());
    frames.ask();
  }
  function goPreset(next: Preset, eased: boolean, hung = extentsOf(world.pieces.values())): void {
    preset = next;
    framed = { hung, ...size };
    go(presetOf(next, room, size.width / size.height, hung, covered(over, size.height)), eased);
  }
  /** A little more or less of the page about the picture leaves the view as it is. */
  const isAboutAsFramed = (): boolean =>
    framed !== null &&
    Math.abs(size.width / framed.width - 1) < littleResized &&
    Math.abs(size.height / framed.height - 1) < littleResized;
  /** Moves by hand: the view is no preset any longer. */
  function by(next: (view: ViewPoint) => ViewPoint): void {
    preset = null;
    go(next(rig.view));
  }
  const turn = (across: number, up: number): void => by((view) => turned(view, across * 3, up * 3));
  const pan = (across: number, up: number): void => by((view) => panned(view, across, up));
  const zoom = (factor: number): void => by((view) => zoomed(view, factor));

  function mark(): void {
    marks.set(world.pieces, chosen, room);
    frames.ask();
  }
  function look(): void {
    world.look(moods[theme], lit);
    marks.look(moodOn(host, theme));
    renderer.shadowMap.needsUpdate = true;
    frames.ask();
  }
  look();

  /** Gives the canvas the pixels of its place: the browser waits until the graphics process has done all before it. */
  function resize(): void {
    const { x, y } = renderer.getSize(pixels);
    if (x !== size.width || y !== size.height) renderer.setSize(size.width, size.height, false);
    halfPixel.value.set(1 / canvas.width, 1 / canvas.height);
  }
  function fit(): void {
    const { clientWidth, clientHeight } = host;
    if (clientWidth === 0 || clientHeight === 0) return;
    Object.assign(size, { width: clientWidth, height: clientHeight });
    // Before the first picture the graphics process is busy with its programs, and with the page around it.
    if (phase === 'drawn' || phase === 'ready') resize();
    rig.aspect(clientWidth / clientHeight);
    if (preset && !isAboutAsFramed()) goPreset(preset, false, framed?.hung);
    frames.now();
  }
  const resizes = new ResizeObserver(fit);
  resizes.observe(host);
  fit();

  const hand = openHand({
    canvas,
    camera: rig.camera,
    meet: (ray) => {
      const met = options.still ? null : pickPiece(ray, world.pieces.values());
      if (!met || !creation) return null;
      return { id: met.piece.picks, held: dragTarget(creation, met.piece, met.at) };
    },
    tell: events.tell,
    turn,
    pan,
    zoom,
  });
  const stopKeys = openKeys({ canvas, turn, pan, zoom, preset: (next) => goPreset(next, true) });

  const onLost = (event: Event): void => {
    event.preventDefault();
    lost = true;
    events.tell({ type: 'lost' });
  };
  const onRestored = (): void => {
    lost = false;
    if (phase !== 'ready' && phase !== 'empty' && phase !== 'making') phase = 'compiled';
    renderer.shadowMap.needsUpdate = true;
    frames.ask();
    events.tell({ type: 'restored' });
  };
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);

  /** Puts what was shown last into the room. */
  let put = (): void => undefined;
  function place(next: Creation, catalogue: ElementCatalogue): void {
    const before = room;
    room = next.space.config.roomSize;
    const change = world.show(piecesOf(next, catalogue), room);
    const isOtherRoom = before !== room;
    if (preset && (isOtherRoom || (options.follows && change.any))) goPreset(preset, !isOtherRoom);
    if (!change.any) return;
    renderer.shadowMap.needsUpdate = true;
    if (phase === 'empty' || phase === 'making') phase = 'shown';
    mark();
  }

  return {
    show: (next: Creation, catalogue: ElementCatalogue) => {
      creation = next;
      put = () => place(next, catalogue);
      if (phase === 'making') return;
      if (phase !== 'empty') return put();
      phase = 'making';
      // The first bodies are made before they are placed: both at once would hold up the page of a phone.
      giveUp = inPieces([() => void piecesOf(next, catalogue)], () => put());
    },
    select: (ids) => {
      chosen = new Set(ids);
      mark();
    },
    preset: (next) => goPreset(next, true),
    frame: () => goPreset(preset ?? 'perspective', true),
    covered: (edges) => {
      const isLittle =
        Math.abs(edges.top - over.top) + Math.abs(edges.bottom - over.bottom) < size.height * littleResized;
      over = edges;
      if (preset && !isLittle) goPreset(preset, false, framed?.hung);
    },
    guides: (guides, unit) => {
      marks.guides(guides, unit);
      frames.ask();
    },
    placeAt: (clientX, clientY, way) => {
      const { left, top, right, bottom } = canvas.getBoundingClientRect();
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) return null;
      return placeSeen(hand.rayAt({ clientX, clientY }), way, room);
    },
    foresee: (next, catalogue, hear) => {
      const pieces = piecesOf(next, catalogue);
      const tell = (): void => hear(seenOf(pieces, rig.camera, size));
      foreseen.add(tell);
      tell();
      return () => void foreseen.delete(tell);
    },
    measures: (unit) => {
      marks.unit(unit);
      frames.ask();
    },
    lit: (on) => {
      if (on === lit) return;
      lit = on;
      look();
    },
    theme: (next) => {
      if (next === theme) return;
      theme = next;
      look();
    },
    picture: () => {
      marks.group.visible = false;
      const ratio = options.pixelRatio ?? Math.max(2, renderer.getPixelRatio());
      const picture = takePicture(renderer, world.scene, rig.camera, { ...size, ratio });
      marks.group.visible = true;
      frames.ask();
      return picture;
    },
    on: events.on,
    figures: () => ({
      geometries: renderer.info.memory.geometries,
      textures: renderer.info.memory.textures,
      ...drawn,
      script: frames.script,
    }),
    dispose: () => {
      giveUp();
      still.stop();
      frames.stop();
      resizes.disconnect();
      hand.stop();
      stopKeys();
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      events.clear();
      marks.dispose();
      world.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
    },
  };
}
