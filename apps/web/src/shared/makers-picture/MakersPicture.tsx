import type { MakerPicture } from '@lucerna/engine';
import { classNames, Text } from '@lucerna/kit';
import styles from './MakersPicture.module.css';

/** The address of one of the maker's pictures, as it was made. */
const pictureFileAddress = (content: string, width: number, type: 'avif' | 'webp'): string =>
  `/pictures/made/${content}-${width}.${type}`;

interface MakersPictureProps {
  readonly picture: MakerPicture;
  readonly alt: string;
  /** Said on it: that it shows another finish. */
  readonly word?: string;
  readonly className?: string;
}

/** A picture of the maker's, whole, in a place whose size its class gives. A tiny one stands there while it comes. */
export function MakersPicture({ picture, alt, word, className }: MakersPictureProps) {
  const { content, widths, width, height, placeholder } = picture;
  const addresses = (type: 'avif' | 'webp') =>
    widths.map((each) => `${pictureFileAddress(content, each, type)} ${each}w`).join(', ');
  const sizes = '(max-width: 56.1875em) 100vw, 60vw';
  return (
    <figure className={classNames(styles.shown, className)}>
      <picture>
        <source type="image/avif" srcSet={addresses('avif')} sizes={sizes} />
        <img
          key={content}
          srcSet={addresses('webp')}
          sizes={sizes}
          src={pictureFileAddress(content, widths.at(-1) ?? width, 'webp')}
          alt={alt}
          width={width}
          height={height}
          fetchPriority="high"
          style={{ background: `center / contain no-repeat url("${placeholder}")` }}
        />
      </picture>
      {word !== undefined && (
        <figcaption className={styles.word}>
          <Text size={14}>{word}</Text>
        </figcaption>
      )}
    </figure>
  );
}
