import { useEffect } from 'react';
import { useSelector } from '../store/hooks';
import { selectTheme } from './theme';

const dark = 'ground=dark';
const onLight = (address: string): string => address.replace(dark, 'ground=light');

/**
 * Prints the pictures of a page on the light ground, since paper is white. In the dark theme each is read on both grounds:
 * a browser that prints does not wait for pictures.
 */
export function usePrintInLight(): void {
  const theme = useSelector(selectTheme);
  useEffect(() => {
    if (theme === 'light') return;
    const read = new Map<string, HTMLImageElement>();
    const swapped = new Map<HTMLImageElement, string>();
    const pictures = () =>
      [...document.querySelectorAll<HTMLImageElement>('main img')].filter(({ src }) => src.includes(dark));

    function readLight(): void {
      for (const { src, complete } of pictures()) {
        if (!complete || read.has(src)) continue;
        const light = new Image();
        light.src = onLight(src);
        read.set(src, light);
      }
    }
    function toLight(): void {
      for (const picture of pictures()) {
        swapped.set(picture, picture.src);
        picture.src = onLight(picture.src);
      }
    }
    function toDark(): void {
      for (const [picture, address] of swapped) picture.src = address;
      swapped.clear();
    }
    readLight();
    document.addEventListener('load', readLight, true);
    window.addEventListener('beforeprint', toLight);
    window.addEventListener('afterprint', toDark);
    return () => {
      toDark();
      document.removeEventListener('load', readLight, true);
      window.removeEventListener('beforeprint', toLight);
      window.removeEventListener('afterprint', toDark);
    };
  }, [theme]);
}
