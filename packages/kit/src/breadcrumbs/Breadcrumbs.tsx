import { Link } from '../link/Link';
import { Icon } from '../icon/Icon';
import { useKitText } from '../texts/KitTexts';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** The last one, where one is, needs none. */
  href?: string;
}

/** The way from the top to here. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const text = useKitText();
  return (
    <nav aria-label={text('breadcrumbs')}>
      <ol className={styles.crumbs}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.crumb}>
            {index > 0 && <Icon name="chevron-right" size={16} className={styles.mark} />}
            {item.href ? (
              <Link variant="quiet" href={item.href}>
                <bdi>{item.label}</bdi>
              </Link>
            ) : (
              <bdi aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</bdi>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
