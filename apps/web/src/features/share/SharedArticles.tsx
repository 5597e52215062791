import { countsOf, type Creation } from '@lucerna/engine';
import { Heading, Text } from '@lucerna/kit';
import { useCatalogueNames } from '../../shared/editor';
import { ModelPicture } from '../../shared/picture';
import { useFormat, useTranslate } from '../../shared/i18n';
import styles from './SharedArticles.module.css';

/** What a shared creation is made of: each model with its picture and how many there are. */
export function SharedArticles({ creation }: { readonly creation: Creation }) {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useCatalogueNames();
  return (
    <section>
      <Heading level={2} size={16}>
        {t('share.madeOf')}
      </Heading>
      <ul className={styles.articles}>
        {[...countsOf(creation.space)].map(([model, count]) => (
          <li key={model} className={styles.article}>
            <ModelPicture model={model} className={styles.picture} />
            <Text as="span">{nameOf(model)}</Text>
            <Text as="span" isTabular>
              {format.number(count)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
