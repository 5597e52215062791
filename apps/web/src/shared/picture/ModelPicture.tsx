import { classNames } from '@lucerna/kit';
import { useSession } from '../session';
import { useSelector } from '../store/hooks';
import { selectTheme } from '../theme/theme';
import { leadingTo, modelPictureAddress, type PictureChoices } from './address';
import styles from './Picture.module.css';

export interface ModelPictureProps extends PictureChoices {
  readonly model: string;
  /** Words for it; empty where the name stands beside it. */
  readonly alt?: string;
  /** Read at once rather than when it comes near: for the first pictures of a page. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** A luminaire lit in its chosen finish, 4 by 5, on the ground of the theme: as its maker took it, or drawn. */
export function ModelPicture({ model, alt = '', isFirst, className, ...choices }: ModelPictureProps) {
  const ground = useSelector(selectTheme);
  const { site, configuration } = useSession();
  const drawn = modelPictureAddress(model, ground, choices, site.pictures);
  // Before the settings came it would be read at one address, and then again at another.
  const src = configuration === 'unread' ? undefined : site.photographs?.models ? leadingTo(drawn) : drawn;
  return (
    <img
      src={src}
      alt={src ? alt : ''}
      width={800}
      height={1000}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames(styles.portrait, className)}
    />
  );
}
