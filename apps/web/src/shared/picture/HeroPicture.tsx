import { classNames } from '@lucerna/kit';
import { useSelector } from '../store/hooks';
import { selectTheme } from '../theme/theme';
import { heroPictureAddress } from './address';
import styles from './Picture.module.css';

/** One lit room across its place; its middle stays in sight. */
export function HeroPicture({ className }: { className?: string }) {
  const ground = useSelector(selectTheme);
  return (
    <img
      src={heroPictureAddress(ground)}
      alt=""
      width={1800}
      height={1200}
      className={classNames(styles.hero, className)}
    />
  );
}
