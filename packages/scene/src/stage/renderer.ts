import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three';
import { openContext, type OpenedContext } from './context';
import { contextIsReady } from './when-done';

/** A renderer, and whether a processor draws for it instead of a graphics card. */
export interface Drawer {
  readonly renderer: WebGLRenderer;
  readonly software: boolean;
}

/** More pixels than this are not seen in a room; a processor draws one for each of the screen's. */
const maxPixelRatio = { card: 2, software: 1 };

/** Does what asks a context, whose answers are known. */
function withAnswers<T>({ gl, answers }: OpenedContext, act: () => T): T {
  const own = gl.getParameter.bind(gl);
  gl.getParameter = (question): unknown => (answers.has(question) ? answers.get(question) : own(question));
  try {
    return act();
  } finally {
    gl.getParameter = own;
  }
}

/**
 * A renderer with a canvas of its own; null where WebGL 2 is missing or refused. Only a card smooths edges, which must be
 * asked for before it is known what draws; so one that could is asked again. A processor takes a tenth of a second for it.
 */
export async function openRenderer(opened = openContext()): Promise<Drawer | null> {
  if (!opened || !(await contextIsReady(opened.gl))) return null;
  const { gl, software } = opened;
  if (!software) gl.getExtension('WEBGL_lose_context')?.loseContext();
  try {
    const renderer = software
      ? withAnswers(opened, () => new WebGLRenderer({ canvas: gl.canvas, context: gl }))
      : new WebGLRenderer({ antialias: true, powerPreference: 'high-performance' });
    // Asking whether a program is sound holds up the page until the graphics process answers.
    renderer.debug.checkShaderErrors = false;
    renderer.toneMapping = NeutralToneMapping;
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    renderer.shadowMap.autoUpdate = false;
    return { renderer, software };
  } catch {
    return null;
  }
}

/** Draws as many pixels as the screen has unless another ratio is given. */
export function setPixelRatio({ renderer, software }: Drawer, wanted?: number): void {
  const most = software ? maxPixelRatio.software : maxPixelRatio.card;
  const ratio = wanted ?? Math.min(window.devicePixelRatio, most);
  if (ratio !== renderer.getPixelRatio()) renderer.setPixelRatio(ratio);
}
