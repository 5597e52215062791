import { Heading, Text } from '@lucerna/kit';
import { Link } from 'react-router';
import { api } from '../../shared/api';
import { FailedPart } from '../../shared/failure';
import { CollectionPicture } from '../../shared/picture';
import { href } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';
import styles from './Beginnings.module.css';

const shown = 3;

/** A few collections to begin with, under the projects. */
export function Beginnings() {
  const t = useTranslate();
  const asked = api.useListCollectionsQuery();
  const { data } = asked;
  if (!data) return <FailedPart asked={asked} />;
  if (data.collections.length === 0) return null;
  return (
    <section className={styles.beginnings}>
      <Heading level={2} size={20}>
        {t('home.collectionsLead')}
      </Heading>
      <ul className={styles.row}>
        {data.collections.slice(0, shown).map(({ subFamily, name, line }) => (
          <li key={subFamily.id}>
            <Link to={href('selectModel', { subFamilyId: subFamily.id })} className={styles.card}>
              <CollectionPicture subFamilyId={subFamily.id} className={styles.picture} />
              <Heading level={3} size={20}>
                {name}
              </Heading>
              <Text size={14} tone="quiet">
                {line}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
