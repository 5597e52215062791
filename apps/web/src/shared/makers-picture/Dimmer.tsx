import { fileAddress } from '@lucerna/contract/picture-address';
import type { MakerPicture } from '@lucerna/engine';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormat, useTranslate } from '../i18n';
import { addLight } from './add-light';
import styles from './MakersPicture.module.css';

interface DimmerProps {
  /** The luminaire without its light. */
  readonly unlit: MakerPicture;
  readonly light: MakerPicture;
}

/** The pixels of both layers at one size. */
interface Layers {
  readonly unlit: ImageData;
  readonly light: ImageData;
}

/** So many pixels wide the layers are added: live on a phone. */
const widest = 960;

/** Its light over a luminaire, added in linear light, and how strong it is. It takes the place of the unlit picture when both are read. */
export function Dimmer({ unlit, light }: DimmerProps) {
  const t = useTranslate();
  const format = useFormat();
  const slider = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [percent, setPercent] = useState(100);
  const layers = useLayers(unlit, light);

  useEffect(() => {
    const context = layers && canvas.current?.getContext('2d');
    if (!context) return;
    const { width, height } = layers.unlit;
    const asked = requestAnimationFrame(() => {
      const sum = context.createImageData(width, height);
      addLight(layers.unlit.data, layers.light.data, percent / 100, sum.data);
      context.putImageData(sum, 0, 0);
    });
    return () => cancelAnimationFrame(asked);
  }, [layers, percent]);

  if (!layers) return null;
  const written = format.unit(percent, '%');
  return (
    <>
      <canvas
        ref={canvas}
        width={layers.unlit.width}
        height={layers.unlit.height}
        aria-hidden="true"
        className={styles.lit}
      />
      <label htmlFor={slider} className={styles.dimmer}>
        {t('makersPicture.dimming')}
        <input
          id={slider}
          type="range"
          min={0}
          max={100}
          step={1}
          value={percent}
          aria-valuetext={written}
          onChange={(event) => setPercent(Number(event.target.value))}
        />
        <output htmlFor={slider}>{written}</output>
      </label>
    </>
  );
}

/** Reads both layers; null until they are there, and where one cannot be read. Another light takes the place of the first when it is read. */
function useLayers(unlit: MakerPicture, light: MakerPicture): Layers | null {
  const [read, setRead] = useState<Layers | null>(null);
  useEffect(() => {
    let isWanted = true;
    const width = unlit.widths.findLast((each) => each <= widest) ?? unlit.widths[0] ?? unlit.width;
    const height = Math.round((width * unlit.height) / unlit.width);
    void Promise.all(
      [unlit, light].map((layer) => pixelsOf(fileAddress(layer.content, width, 'webp'), width, height)),
    )
      .then(([first, second]) => {
        if (isWanted && first && second) setRead({ unlit: first, light: second });
      })
      // The picture stays as it is without its light.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [unlit, light]);
  return read;
}

async function pixelsOf(address: string, width: number, height: number): Promise<ImageData | null> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height) ?? null;
}
