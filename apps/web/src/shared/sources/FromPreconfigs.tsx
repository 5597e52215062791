import type { CatalogId } from '@lucerna/engine';
import { Button, Skeleton, Text } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../api';
import { catalogueQuery } from '../catalogue/use-catalogue';
import { FailedQuery } from '../failure';
import { ComposedPicture } from '../picture';
import { useTranslate } from '../i18n';
import { ManyChoices } from './ManyChoices';
import type { Source } from './source';
import type { Sources } from './use-sources';
import styles from './Sources.module.css';

interface FromPreconfigsProps {
  readonly sources: Sources;
  readonly catalogId: CatalogId;
}

/** The products of the catalogue that are composed already. */
export function FromPreconfigs({ sources, catalogId }: FromPreconfigsProps) {
  const t = useTranslate();
  const list = api.useListPreconfigsQuery({
    query: { ...catalogueQuery(catalogId), itemsPerPage: 100 },
  });
  const [read] = api.useLazyGetPreconfigQuery();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isAdding, setAdding] = useState(false);
  const preconfigs = list.data ?? [];

  async function sourceOf(id: string): Promise<Source> {
    const found = await read({ params: { id: Number(id) } }, true).unwrap();
    const { name, subFamily, creation } = found;
    return {
      id: `preconfig ${id}`,
      catalogId,
      name,
      collection: subFamily.name,
      code: null,
      creation,
      wanted: { preconfigId: found.id },
    };
  }
  async function add() {
    setAdding(true);
    // What cannot be read is told by the dialog of failures.
    const found = await Promise.all(ticked.map(sourceOf)).catch(() => []);
    sources.add(found);
    if (found.length > 0) setTicked([]);
    setAdding(false);
  }

  if (list.error)
    return <FailedQuery error={list.error} isAsking={list.isFetching} onRetry={() => void list.refetch()} />;
  return (
    <div className={styles.form}>
      {list.isLoading && <Skeleton lines={6} />}
      {list.data?.length === 0 && <Text tone="quiet">{t('previews.source.noPreconfigs')}</Text>}
      {preconfigs.length > 0 && (
        <>
          <ManyChoices
            label={t('previews.source.preconfigs')}
            choices={preconfigs.map(({ id, name }) => ({
              value: String(id),
              label: name,
              picture: <ComposedPicture of={{ preconfigId: id }} shape="portrait" className={styles.thumb} />,
            }))}
            chosen={ticked}
            onChange={setTicked}
          />
          <div className={styles.act}>
            <Button
              onPress={() => void add()}
              isLoading={isAdding}
              isDisabled={ticked.length === 0 || sources.room === 0}
            >
              {t('previews.source.add', { count: ticked.length })}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
