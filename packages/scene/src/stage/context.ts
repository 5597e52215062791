/** A context, and what a renderer asks of it first. */
export interface OpenedContext {
  readonly gl: WebGL2RenderingContext;
  /** A processor draws instead of a graphics card. */
  readonly software: boolean;
  /** Answers to questions that three asks only when a renderer is made, by their number. */
  readonly answers: ReadonlyMap<number, unknown>;
}

/** What three asks for and browsers have; what was asked for once is answered by the browser alone. */
const extensions = [
  'EXT_color_buffer_float',
  'EXT_color_buffer_half_float',
  'EXT_texture_filter_anisotropic',
  'KHR_parallel_shader_compile',
  'OES_texture_float_linear',
  'WEBGL_clip_cull_distance',
  'WEBGL_render_shared_exponent',
] as const;

/**
 * What to draw with, as three asks for it but without smooth edges; null where WebGL 2 is missing or refused. Asks at once
 * what a renderer will ask: the graphics process answers a new context in a fraction of a millisecond, and later not before
 * it has drawn what the page shows.
 */
export function openContext(canvas = document.createElement('canvas')): OpenedContext | null {
  const gl: WebGL2RenderingContext | null = canvas.getContext('webgl2', {
    antialias: false,
    powerPreference: 'high-performance',
  });
  if (!gl) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  for (const extension of extensions) gl.getExtension(extension);
  const asked = [gl.VERSION, gl.SAMPLES, gl.SCISSOR_BOX, gl.VIEWPORT];
  return {
    gl,
    software: /swiftshader|llvmpipe|software|basic render/i.test(name),
    answers: new Map(asked.map((question) => [question, gl.getParameter(question)])),
  };
}
