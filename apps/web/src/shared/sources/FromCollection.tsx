import { isLuminaire, type CatalogId, type PreparedModel } from '@lucerna/engine';
import { Alert, Button, Select, Skeleton } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../api';
import { catalogueQuery } from '../catalogue/use-catalogue';
import { useEditorCatalogue, type EditorCatalogue } from '../editor';
import { FailedQuery } from '../failure';
import { ModelPicture } from '../picture';
import { useSelector } from '../store/hooks';
import { languageOf, useTranslate } from '../i18n';
import { arrangements, canCluster, madeComposition, wishedCompositions } from './made-composition';
import type { Arrangement, WishedComposition } from './made-composition';
import { ManyChoices } from './ManyChoices';
import { offeredValues } from './offered-values';
import type { Sources } from './use-sources';
import styles from './Sources.module.css';

interface FromCollectionProps {
  readonly sources: Sources;
  readonly catalogId: CatalogId;
}

/** Compositions of one collection: every choice of model, finish, temperature and arrangement that can be made. */
export function FromCollection({ sources, catalogId }: FromCollectionProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<string | null>(null);
  const list = api.useListCollectionsQuery({ query: catalogueQuery(catalogId) });
  const collections = list.data?.collections ?? [];
  const subFamily = chosen ?? (collections[0] ? String(collections[0].subFamily.id) : null);
  const read = useEditorCatalogue(subFamily ? [Number(subFamily)] : [], catalogId);
  const isRead = read.catalogue?.subFamilies.includes(Number(subFamily));
  if (list.error)
    return <FailedQuery error={list.error} isAsking={list.isFetching} onRetry={() => void list.refetch()} />;
  return (
    <div className={styles.form}>
      <Select
        label={t('previews.source.collection')}
        options={collections.map(({ subFamily: { id }, name }) => ({ value: String(id), label: name }))}
        value={subFamily}
        onChange={setChosen}
        isLoading={list.isLoading}
        className={styles.select}
      />
      {read.error !== null && (
        <FailedQuery error={read.error} isAsking={read.isAsking} onRetry={read.retry} />
      )}
      {!isRead && read.error === null && (
        <div data-reading={read.catalogue === null || undefined}>
          <Skeleton lines={4} />
        </div>
      )}
      {isRead && read.catalogue && (
        <Choosing key={`${catalogId} ${subFamily}`} sources={sources} catalogue={read.catalogue} />
      )}
    </div>
  );
}

const modelsOf = ({ models, elements }: EditorCatalogue): PreparedModel[] =>
  models.flatMap((each) => (isLuminaire(each.articleType) ? (elements.model(each.model) ?? []) : []));

function Choosing({
  sources,
  catalogue,
}: {
  readonly sources: Sources;
  readonly catalogue: EditorCatalogue;
}) {
  const t = useTranslate();
  const language = useSelector(languageOf);
  const all = modelsOf(catalogue);
  const [models, setModels] = useState<readonly string[]>([]);
  const [colors, setColors] = useState<readonly string[]>([]);
  const [temperatures, setTemperatures] = useState<readonly string[]>([]);
  const [arranged, setArranged] = useState<readonly Arrangement[]>(['alone']);
  const [impossible, setImpossible] = useState(0);
  const prepared = all.filter(({ sheet }) => models.includes(sheet.model.model));
  const wished = wishedCompositions({ models: prepared, colors, temperatures, arrangements: arranged });
  const finishes = offeredValues(all, 'color', language);
  const kelvins = offeredValues(all, 'temperature', language);

  function nameOf({ color, temperature, arrangement }: WishedComposition, { sheet }: PreparedModel): string {
    const values = [
      finishes.find(({ value }) => value === color)?.label,
      kelvins.find(({ value }) => value === temperature)?.label,
      arrangement === 'alone' ? undefined : t(`previews.arrangement.${arrangement}`),
    ];
    return [sheet.model.name, ...values.filter((each) => each !== undefined)].join(' · ');
  }
  function add() {
    const made = wished.map((each) => madeComposition(each, catalogue, nameOf));
    sources.add(made.flatMap((each) => (each.ok ? [each.value] : [])));
    setImpossible(made.filter((each) => !each.ok).length);
  }

  return (
    <>
      <ManyChoices
        label={t('previews.source.models')}
        choices={all.map(({ sheet: { model } }) => ({
          value: model.model,
          label: model.name,
          picture: <ModelPicture model={model.model} className={styles.thumb} />,
        }))}
        chosen={models}
        onChange={setModels}
      />
      <ManyChoices
        label={t('previews.source.finishes')}
        choices={finishes}
        chosen={colors}
        onChange={setColors}
      />
      <ManyChoices
        label={t('previews.source.temperatures')}
        choices={kelvins}
        chosen={temperatures}
        onChange={setTemperatures}
      />
      {all.some(canCluster) && (
        <ManyChoices
          label={t('previews.source.arrangements')}
          choices={arrangements.map((value) => ({ value, label: t(`previews.arrangement.${value}`) }))}
          chosen={arranged}
          onChange={setArranged}
        />
      )}
      <div className={styles.act}>
        <Button onPress={add} isDisabled={wished.length === 0 || sources.room === 0}>
          {t('previews.source.add', { count: wished.length })}
        </Button>
      </div>
      {impossible > 0 && (
        <Alert tone="warning" isLive>
          {t('previews.source.impossible', { count: impossible })}
        </Alert>
      )}
    </>
  );
}
