import type { ProjectVersion } from '@lucerna/contract';
import { IconButton, Menu, Text, type MenuEntry } from '@lucerna/kit';
import { Link } from 'react-router';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { href } from '../../../shared/route';
import { useTitleOf } from './use-title-of';
import styles from './Versions.module.css';

interface VersionRowProps {
  readonly version: ProjectVersion;
  /** Its button takes the focus as it comes. */
  readonly isFocused: boolean;
  readonly onOpen: () => void;
  readonly onCompare: () => void;
  /** Absent where the project cannot be changed. */
  readonly onGoBack?: (() => void) | undefined;
}

/** One version of a project: its title, when and by whom, and what can be done with it. */
export function VersionRow({ version, isFocused, onOpen, onCompare, onGoBack }: VersionRowProps) {
  const t = useTranslate();
  const format = useFormat();
  const title = useTitleOf()(version);
  const { id, number, createdAt, createdBy, products, isCurrent } = version;
  const page = href('project', { projectId: id });
  const label = t('versions.menuOf', { title });
  const items: MenuEntry[] = [
    { id: 'open', label: t('versions.open'), icon: 'eye', href: page },
    { id: 'compare', label: t('versions.compare'), icon: 'list', onAction: onCompare },
  ];
  if (onGoBack) items.push({ id: 'back', label: t('versions.goBack'), icon: 'undo', onAction: onGoBack });
  return (
    <li className={styles.version}>
      <div className={styles.words}>
        <Link to={page} onClick={onOpen} className={styles.title}>
          <bdi>{`${number}. ${title}`}</bdi>
        </Link>
        <Text size={14} tone="quiet" isTabular>
          {format.shortDate(createdAt)}
          {createdBy && ' · '}
          <bdi>{createdBy}</bdi> · {t('projects.products', { count: products })}
          {isCurrent && ` · ${t('versions.current')}`}
        </Text>
      </div>
      <Menu
        trigger={<IconButton icon="more" label={label} autoFocus={isFocused} />}
        label={label}
        items={items}
      />
    </li>
  );
}
