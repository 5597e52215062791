import { classNames } from '@lucerna/kit';
import { useSelector } from '../store/hooks';
import { selectTheme } from '../theme/theme';
import { preconfigPictureAddress, productPictureAddress } from './address';
import styles from './Picture.module.css';

/** A preconfigured product, or a product of a project. */
export type Composed =
  | { readonly preconfigId: number }
  | {
      readonly projectId: string;
      readonly productId: string;
      /** Another one, another picture: it stands for what was composed. */
      readonly code: string;
    };

interface ComposedPictureProps {
  readonly of: Composed;
  readonly shape: 'landscape' | 'portrait';
  /** Read at once rather than when it comes near: for the first pictures of a page. */
  readonly isFirst?: boolean;
  readonly className?: string;
  /** There is none, or not for this viewer. */
  readonly onMissing?: () => void;
}

/** What was composed, each luminaire at its place, on the ground of the theme. Its name stands beside it. */
export function ComposedPicture({ of, shape, isFirst, className, onMissing }: ComposedPictureProps) {
  const ground = useSelector(selectTheme);
  return (
    <img
      src={addressOf(of, new URLSearchParams({ ground, shape }))}
      alt=""
      width={shape === 'portrait' ? 800 : 1600}
      height={1000}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames(styles[shape], className)}
      onError={onMissing}
    />
  );
}

function addressOf(of: Composed, look: URLSearchParams): string {
  if ('preconfigId' in of) return `${preconfigPictureAddress(of)}?${look}`;
  look.set('revision', of.code);
  return `${productPictureAddress(of)}?${look}`;
}
