import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three';

/** A renderer, and whether a processor draws for it instead of a graphics card. */
export interface Drawer {
  readonly renderer: WebGLRenderer;
  readonly software: boolean;
}

/** More pixels than this are not seen in a room; a processor draws one for each of the screen's. */
const maxPixelRatio = { card: 2, software: 1 };

function isSoftware(context: WebGL2RenderingContext): boolean {
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
}

/** As three asks for it. */
const usual = {
  alpha: true,
  depth: true,
  stencil: false,
  premultipliedAlpha: true,
  preserveDrawingBuffer: false,
  powerPreference: 'high-performance',
} as const satisfies WebGLContextAttributes;

/** What to draw with; null where WebGL 2 is missing or refused. */
export function openContext(): WebGL2RenderingContext | null {
  return document.createElement('canvas').getContext('webgl2', { ...usual, antialias: false });
}

/**
 * A renderer with a canvas of its own; null where WebGL 2 is missing or refused. Only a card smooths edges, which must be
 * asked for before it is known what draws; so one that could is asked again. A processor takes a tenth of a second for it.
 */
export function openRenderer(context = openContext()): Drawer | null {
  if (!context) return null;
  const { canvas } = context;
  const software = isSoftware(context);
  if (!software) context.getExtension('WEBGL_lose_context')?.loseContext();
  try {
    const renderer = new WebGLRenderer(
      software ? { canvas, context } : { antialias: true, powerPreference: usual.powerPreference },
    );
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
