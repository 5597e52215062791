import { DataTexture, RepeatWrapping } from 'three';

/** The height of a plain weave as a small texture that repeats: warp over weft, then weft over warp. */
export function weaveTexture(): DataTexture {
  const size = 16;
  const data = new Uint8Array(size * size * 4);
  for (let at = 0; at < size * size; at += 1) {
    const x = at % size;
    const y = Math.floor(at / size);
    const over = x < size / 2 === y < size / 2;
    const along = over ? x % (size / 2) : y % (size / 2);
    const height = Math.round(Math.sin(((along + 0.5) / (size / 2)) * Math.PI) * 255);
    data.set([height, height, height, 255], at * 4);
  }
  const texture = new DataTexture(data, size, size);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(60, 3);
  texture.needsUpdate = true;
  return texture;
}
