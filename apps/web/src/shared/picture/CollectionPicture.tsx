import { classNames } from '@lucerna/kit';
import { useSelector } from '../store/hooks';
import { selectTheme } from '../theme/theme';
import styles from './Picture.module.css';

interface CollectionPictureProps {
  readonly subFamilyId: number;
  readonly alt?: string;
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** A collection's luminaires together, lit, on the ground of the theme. */
export function CollectionPicture({ subFamilyId, alt = '', isFirst, className }: CollectionPictureProps) {
  const ground = useSelector(selectTheme);
  return (
    <img
      src={`/pictures/collection/${subFamilyId}.svg?ground=${ground}`}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames(styles.landscape, className)}
    />
  );
}
