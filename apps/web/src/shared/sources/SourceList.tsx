import { Button, Heading, IconButton, Text } from '@lucerna/kit';
import { drawnSubfamilies, maxCompositions } from '@lucerna/contract';
import { CollectionPicture, ComposedPicture, ModelPicture } from '../picture';
import { useTranslate } from '../i18n';
import { SourceName } from './SourceName';
import { lightsIn, systemIn, type Source } from './source';
import type { Sources } from './use-sources';
import styles from './Sources.module.css';

/** What is composed already has a picture as it is; else its first luminaire, or its collection, stands for it. */
function Thumb({ source: { creation, wanted } }: { readonly source: Source }) {
  const { preconfigId } = wanted;
  if (preconfigId !== undefined) {
    return <ComposedPicture of={{ preconfigId }} shape="portrait" className={styles.thumb} />;
  }
  const [light] = lightsIn(creation);
  if (light) {
    return <ModelPicture model={light.model} finish={light.attributes.color} className={styles.thumb} />;
  }
  const system = systemIn(creation);
  if (!system) return <span className={styles.thumb} />;
  return <CollectionPicture subFamilyId={drawnSubfamilies[system]} className={styles.thumb} />;
}

/** What is chosen, each with the way to leave it out again. */
export function SourceList({ sources }: { readonly sources: Sources }) {
  const t = useTranslate();
  const { chosen, remove, clear } = sources;
  return (
    <section className={styles.form}>
      <div className={styles.head}>
        <Heading level={2} size={20}>
          {t('previews.chosen', { count: chosen.length, most: maxCompositions })}
        </Heading>
        {chosen.length > 0 && (
          <Button variant="quiet" size="small" onPress={clear}>
            {t('previews.clear')}
          </Button>
        )}
      </div>
      {chosen.length === 0 && <Text tone="quiet">{t('previews.none')}</Text>}
      <ul className={styles.list}>
        {chosen.map((source) => (
          <li key={source.id} className={styles.row}>
            <Thumb source={source} />
            <SourceName source={source} />
            <IconButton
              icon="close"
              size="small"
              label={t('previews.remove', { name: source.name })}
              onPress={() => remove(source.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
