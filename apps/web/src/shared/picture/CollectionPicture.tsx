import { classNames } from '@lucerna/kit';
import { useSession } from '../session';
import { useSelector } from '../store/hooks';
import { selectTheme } from '../theme/theme';
import { collectionPictureAddress } from './address';
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
  const { pictures } = useSession().site;
  return (
    <img
      src={collectionPictureAddress(subFamilyId, ground, pictures)}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames(styles.landscape, className)}
    />
  );
}
