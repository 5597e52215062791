import type { CatalogId, Creation } from '@lucerna/engine';
import { Heading, Text } from '@lucerna/kit';
import { useMemo } from 'react';
import type { EditorCatalogue } from '../../shared/editor';
import { litArticles } from '../../shared/export/lit-articles';
import { useTranslate } from '../../shared/i18n';
import { LightFormats } from './LightFormats';
import styles from './LightFiles.module.css';

interface LightFilesProps {
  readonly catalogId: CatalogId;
  readonly creation: Creation;
  readonly catalogue: EditorCatalogue;
}

/** The light files of a product: one for each of its luminaires that is configured differently. */
export function LightFiles({ catalogId, creation, catalogue }: LightFilesProps) {
  const t = useTranslate();
  const lit = useMemo(() => litArticles(creation, catalogue), [creation, catalogue]);
  if (lit.size === 0) return null;
  return (
    <section className={styles.files} aria-label={t('light.files')}>
      <Heading level={2} size={20}>
        {t('light.files')}
      </Heading>
      <ul className={styles.list}>
        {[...lit].map(([reference, name]) => (
          <li key={reference} className={styles.luminaire}>
            <div>
              <strong>{name}</strong>
              <Text tone="quiet" size={14} isCode>
                {reference}
              </Text>
            </div>
            <div className={styles.formats}>
              <LightFormats catalogId={catalogId} reference={reference} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
