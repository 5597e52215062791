import { fileAddress, fileSet, shownSizes } from '@lucerna/contract/picture-address';
import type { MakerPicture } from '@lucerna/engine';
import { classNames, Text } from '@lucerna/kit';
import { Dimmer } from './Dimmer';
import styles from './MakersPicture.module.css';

interface MakersPictureProps {
  readonly picture: MakerPicture;
  /** Its light alone, where the picture is of the luminaire without it: it is added, as strong as one likes. */
  readonly light?: MakerPicture;
  readonly alt: string;
  /** Said on it: that it shows another finish. */
  readonly word?: string;
  readonly className?: string;
}

/** A picture of the maker's, whole, in a place whose size its class gives. A tiny one stands there while it comes. */
export function MakersPicture({ picture, light, alt, word, className }: MakersPictureProps) {
  const { content, widths, width, height, hasAvif, placeholder } = picture;
  return (
    <figure className={classNames(styles.shown, className)}>
      <picture>
        {hasAvif && <source type="image/avif" srcSet={fileSet(picture, 'avif')} sizes={shownSizes} />}
        <img
          key={content}
          srcSet={fileSet(picture, 'webp')}
          sizes={shownSizes}
          src={fileAddress(content, widths.at(-1) ?? width, 'webp')}
          alt={alt}
          width={width}
          height={height}
          fetchPriority="high"
          style={{ background: `center / contain no-repeat url("${placeholder}")` }}
        />
      </picture>
      {light && <Dimmer key={content} unlit={picture} light={light} />}
      {word !== undefined && (
        <figcaption className={classNames(styles.word, light && styles.besideLight)}>
          <Text size={14}>{word}</Text>
        </figcaption>
      )}
    </figure>
  );
}
