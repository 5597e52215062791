import { classNames } from '@lucerna/kit';
import type * as Picture from '@lucerna/picture';
import { useEffect, useId, useState } from 'react';
import styles from './Picture.module.css';

/** The drawing functions, read when the first drawing of a visit is wanted. */
type Draw = typeof Picture;

let drawing: Promise<Draw> | null = null;
let ready: Draw | null = null;

export interface DrawingProps {
  /** Makes the SVG text; `idPrefix` keeps the ids of several drawings of a page apart. */
  readonly draw: (picture: Draw, idPrefix: string) => string;
  /** Which part stays in sight where the place has other proportions; without it the whole is shown. */
  readonly fill?: 'xMidYMid' | 'xMidYMin' | 'xMidYMax' | 'xMaxYMid' | 'xMaxYMax';
  /** Words for it; without them it is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** An SVG drawn in the browser, so that it follows a choice at once. Its place is kept while the code is read. */
export function Drawing({ draw, fill, label, className }: DrawingProps) {
  const id = useId().replaceAll(/[^\w]/g, '');
  const [picture, setPicture] = useState<Draw | null>(ready);
  useEffect(() => {
    if (ready) return;
    let isWanted = true;
    drawing ??= import('@lucerna/picture');
    void drawing.then((loaded) => {
      ready = loaded;
      if (isWanted) setPicture(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  const svg = picture ? draw(picture, `d${id}`) : '';
  return (
    <div
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-picture-coming={picture ? undefined : true}
      className={classNames(styles.drawing, fill && styles.filling, className)}
      // The text is made by our own drawing code from codes and numbers; no words of users are in it.
      dangerouslySetInnerHTML={{
        __html: fill ? svg.replace('<svg ', `<svg preserveAspectRatio="${fill} slice" `) : svg,
      }}
    />
  );
}
