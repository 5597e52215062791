import {
  AddEquation,
  BufferAttribute,
  BufferGeometry,
  Camera,
  CustomBlending,
  HalfFloatType,
  Mesh,
  NearestFilter,
  OneFactor,
  ShaderMaterial,
  SRGBColorSpace,
  WebGLRenderTarget,
} from 'three';
import type { PerspectiveCamera, Scene, Texture, WebGLRenderer } from 'three';

/** The mean of pictures that are each drawn a part of a pixel aside: edges without steps, shades without bands. */
export interface MeanPicture {
  /** Begins anew; the size in pixels. */
  begin(width: number, height: number): void;
  /** Draws one more, `aside` a place within a pixel, -0.5 to 0.5 each. */
  add(scene: Scene, camera: PerspectiveCamera, aside: readonly [number, number]): void;
  /** Shows the mean of what was added so far on the canvas, which has the same size. */
  show(): void;
  /** The mean of what was added so far. Rejects when the context is lost. */
  pixels(): Promise<ImageData>;
  dispose(): void;
}

const vertexShader = `
void main() {
  gl_Position = vec4(position, 1.0);
}`;

/** Adds a picture, cut to what a screen can show. */
const addShader = `
uniform sampler2D picture;
void main() {
  gl_FragColor = vec4(clamp(texelFetch(picture, ivec2(gl_FragCoord.xy), 0).rgb, 0.0, 1.0), 1.0);
}`;

/** The mean, with less than a step of noise in place of bands; upside down for pixels, which begin at the top. */
const meanShader = `
uniform sampler2D picture;
uniform int lines;
uniform float count;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  if (lines > 0) at.y = lines - 1 - at.y;
  vec3 sum = texelFetch(picture, at, 0).rgb;
  float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
  gl_FragColor = vec4(sum / count + noise / 255.0, 1.0);
}`;

function pass(fragmentShader: string, picture: Texture, adds: boolean): Mesh<BufferGeometry, ShaderMaterial> {
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms: { picture: { value: picture }, lines: { value: 0 }, count: { value: 1 } },
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
    ...(adds && {
      transparent: true,
      blending: CustomBlending,
      blendEquation: AddEquation,
      blendSrc: OneFactor,
      blendDst: OneFactor,
    }),
  });
  const triangle = new BufferGeometry();
  triangle.setAttribute(
    'position',
    new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3),
  );
  const mesh = new Mesh(triangle, material);
  mesh.frustumCulled = false;
  return mesh;
}

/** Where pictures are drawn to as they are on the canvas, by the same programs: none is compiled for it. */
function likeCanvas(): WebGLRenderTarget {
  const target = new WebGLRenderTarget(1, 1, {
    type: HalfFloatType,
    colorSpace: SRGBColorSpace,
    internalFormat: 'RGBA16F',
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  });
  // Three counts tones and colours in the materials for the canvas and for a headset's picture, and for no other.
  return Object.assign(target, { isXRRenderTarget: true });
}

export function openMeanPicture(renderer: WebGLRenderer): MeanPicture {
  const one = likeCanvas();
  const sum = new WebGLRenderTarget(1, 1, {
    type: HalfFloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
    depthBuffer: false,
  });
  const adding = pass(addShader, one.texture, true);
  const meaning = pass(meanShader, sum.texture, false);
  const noCamera = new Camera();
  const size = { width: 1, height: 1 };
  let count = 0;

  /** Draws to a target and back to the canvas; `keeps` what the target already holds. */
  function draw(what: Mesh, to: WebGLRenderTarget | null, keeps = false): void {
    renderer.setRenderTarget(to);
    renderer.autoClear = !keeps;
    renderer.render(what, noCamera);
    renderer.autoClear = true;
    renderer.setRenderTarget(null);
  }
  function drawMean(to: WebGLRenderTarget | null, lines: number): void {
    const { uniforms } = meaning.material;
    Object.assign(uniforms['lines']!, { value: lines });
    Object.assign(uniforms['count']!, { value: count });
    draw(meaning, to);
  }

  return {
    begin: (width, height) => {
      Object.assign(size, { width, height });
      count = 0;
      one.setSize(width, height);
      sum.setSize(width, height);
    },
    add: (scene, camera, [right, up]) => {
      const { width, height } = size;
      camera.setViewOffset(width, height, right, up, width, height);
      renderer.setRenderTarget(one);
      renderer.render(scene, camera);
      renderer.setRenderTarget(null);
      camera.clearViewOffset();
      draw(adding, sum, count > 0);
      count += 1;
    },
    show: () => drawMean(null, 0),
    pixels: async () => {
      const { width, height } = size;
      const target = new WebGLRenderTarget(width, height, { depthBuffer: false });
      try {
        drawMean(target, height);
        const pixels = new Uint8ClampedArray(width * height * 4);
        await renderer.readRenderTargetPixelsAsync(target, 0, 0, width, height, pixels);
        return new ImageData(pixels, width, height);
      } finally {
        target.dispose();
      }
    },
    dispose: () => {
      for (const { geometry, material } of [adding, meaning]) {
        geometry.dispose();
        material.dispose();
      }
      one.dispose();
      sum.dispose();
    },
  };
}
