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

/** A collection: the maker's picture of it in a room, or its luminaires drawn together on the ground of the theme. */
export function CollectionPicture({ subFamilyId, alt = '', isFirst, className }: CollectionPictureProps) {
  const ground = useSelector(selectTheme);
  const { site } = useSession();
  return (
    <img
      src={collectionPictureAddress(subFamilyId, ground, site)}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames(styles.landscape, className)}
    />
  );
}
