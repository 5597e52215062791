import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three';

/** A renderer, and whether a processor draws for it instead of a graphics card. */
export interface Drawer {
  readonly renderer: WebGLRenderer;
  readonly software: boolean;
}

/** More pixels than this are not seen in a room; a processor draws one for each of the screen's. */
const mostPixelRatio = { card: 2, software: 1 };

function isSoftware(context: WebGL2RenderingContext): boolean {
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
}

/** A renderer on a canvas, at the screen's pixel ratio unless one is given; null where WebGL 2 is missing or refused. */
export function openRenderer(canvas: HTMLCanvasElement, pixelRatio?: number): Drawer | null {
  const probe = document.createElement('canvas').getContext('webgl2');
  if (!probe) return null;
  const software = isSoftware(probe);
  probe.getExtension('WEBGL_lose_context')?.loseContext();
  try {
    const renderer = new WebGLRenderer({
      canvas,
      antialias: !software,
      powerPreference: 'high-performance',
    });
    const most = software ? mostPixelRatio.software : mostPixelRatio.card;
    renderer.setPixelRatio(pixelRatio ?? Math.min(window.devicePixelRatio, most));
    renderer.toneMapping = NeutralToneMapping;
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    renderer.shadowMap.autoUpdate = false;
    return { renderer, software };
  } catch {
    return null;
  }
}
