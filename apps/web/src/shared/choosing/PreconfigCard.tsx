import type { PreconfigCard as Preconfig } from '@lucerna/contract';
import { Heading, Text } from '@lucerna/kit';
import { Link } from 'react-router';
import { ComposedPicture } from '../picture';
import { href } from '../route';
import { useFormat, useTranslate } from '../i18n';
import styles from './PreconfigCard.module.css';

/** A product that is composed already: its luminaires, what it is, its figures; it opens in its configurator. */
export function PreconfigCard({ preconfig }: { preconfig: Preconfig }) {
  const t = useTranslate();
  const format = useFormat();
  const { id, name, description, luminaires, lumens, watts, price } = preconfig;
  const figures = [
    t('preconfigs.luminaires', { count: luminaires }),
    format.unit(lumens, 'lm', 0),
    format.unit(watts, 'W'),
    price ? format.money(price) : null,
  ];
  return (
    <Link to={href('addPreconfig', { preconfigId: id })} className={styles.card}>
      <div className={styles.pictures}>
        <ComposedPicture of={{ preconfigId: id }} shape="landscape" className={styles.picture} />
      </div>
      <Heading level={2} size={28}>
        {name}
      </Heading>
      {description && <Text tone="quiet">{description}</Text>}
      <Text size={14} tone="quiet" isTabular>
        {figures.filter(Boolean).join(' · ')}
      </Text>
    </Link>
  );
}
