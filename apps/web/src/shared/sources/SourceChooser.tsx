import { Alert, ChoiceCards, Skeleton, Tabs } from '@lucerna/kit';
import { maxCompositions } from '@lucerna/contract';
import { catalogIds, isCatalogId } from '@lucerna/engine';
import { useTranslate } from '../i18n';
import { FromCollection } from './FromCollection';
import { FromPreconfigs } from './FromPreconfigs';
import { FromTexts } from './FromTexts';
import { SourceList } from './SourceList';
import type { Sources } from './use-sources';
import styles from './Sources.module.css';

/** Chooses compositions of a catalogue in three ways, and shows which are chosen. */
export function SourceChooser({ sources }: { readonly sources: Sources }) {
  const t = useTranslate();
  const { catalogId, leftOut } = sources;
  if (!catalogId) {
    return (
      <div data-reading>
        <Skeleton lines={6} />
      </div>
    );
  }
  const given = { sources, catalogId };
  return (
    <div className={styles.chooser}>
      <ChoiceCards
        layout="pills"
        label={t('previews.catalogue')}
        choices={catalogIds.map((id) => ({ value: String(id), label: t(`previews.catalogue.${id}`) }))}
        value={String(catalogId)}
        onChange={(value) => {
          const chosen = Number(value);
          if (isCatalogId(chosen)) sources.use(chosen);
        }}
      />
      <Tabs
        label={t('previews.source')}
        tabs={[
          {
            id: 'collection',
            label: t('previews.source.fromCollection'),
            content: <FromCollection {...given} />,
          },
          {
            id: 'preconfigs',
            label: t('previews.source.fromPreconfigs'),
            content: <FromPreconfigs key={catalogId} {...given} />,
          },
          { id: 'texts', label: t('previews.source.fromTexts'), content: <FromTexts {...given} /> },
        ]}
      />
      {leftOut > 0 && (
        <Alert tone="warning" isLive>
          {t('previews.source.full', { most: maxCompositions, count: leftOut })}
        </Alert>
      )}
      <SourceList sources={sources} />
    </div>
  );
}
