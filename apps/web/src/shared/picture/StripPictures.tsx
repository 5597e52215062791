import type { StripPicture } from '@lucerna/contract';
import { classNames } from '@lucerna/kit';
import { ProductPicture } from './ProductPicture';
import styles from './StripPictures.module.css';

interface StripPicturesProps {
  readonly projectId: string;
  readonly pictures: readonly StripPicture[];
  /** Says how high a picture is: `--strip-picture`. */
  readonly className?: string;
}

/** The first products of a project or an order, side by side. */
export function StripPictures({ projectId, pictures, className }: StripPicturesProps) {
  return (
    <div className={classNames(styles.strip, className)}>
      {pictures.map(({ model, color, temperature, composed }, place) => (
        <ProductPicture
          key={composed ? `${composed.productId} ${composed.code}` : place}
          model={model}
          finish={color}
          temperature={temperature}
          composed={composed && { projectId, ...composed }}
          className={styles.picture}
        />
      ))}
    </div>
  );
}
