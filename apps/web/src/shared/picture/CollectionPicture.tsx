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
  const { site, configuration } = useSession();
  // Before the settings came it would be read at one address, and then again at another.
  const src = configuration === 'unread' ? undefined : collectionPictureAddress(subFamilyId, ground, site);
  return (
    <img
      src={src}
      alt={src ? alt : ''}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames(styles.landscape, className)}
    />
  );
}
