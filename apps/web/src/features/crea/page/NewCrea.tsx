import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { api } from '../../../shared/api';
import { useCatalogue } from '../../../shared/catalogue/use-catalogue';
import { useModelSheet } from '../../../shared/catalogue/use-model-sheet';
import { SaveCreation, useFoundWork, WholeLoading } from '../../../shared/editor';
import { useTitle } from '../../../shared/route';
import { useWords } from '../../../shared/words';
import { familiesIn } from '../command/composed';
import { startComposed } from '../command/start';
import { CreaEditor } from '../room/CreaEditor';
import { useCreaCollections } from './use-crea-collections';

/** Composes something new: from an empty room, from a model, or from a preconfigured product. */
export function NewCrea() {
  const say = useWords();
  const { projectId, model } = useParams();
  const [search] = useSearchParams();
  const preconfigId = search.get('preconfigId') ?? undefined;
  const catalogId = useCatalogue();
  const from = preconfigId ? `p${preconfigId}` : model ? `m${model}` : 'empty';
  const key = catalogId ? `crea:${catalogId}:${projectId ?? 'new'}:${from}` : null;
  const found = useFoundWork(key);
  const preconfig = api.useGetPreconfigQuery(
    preconfigId ? { params: { id: Number(preconfigId) } } : skipToken,
  );
  const { sheet, error: modelError, refetch } = useModelSheet(preconfigId ? undefined : model, catalogId);
  const isRead = found !== undefined && (!preconfigId || preconfig.data) && (!model || preconfigId || sheet);
  const needed = useMemo(() => {
    if (!isRead) return undefined;
    const own = sheet ? [sheet.model.subFamily.id] : [];
    const given = preconfig.data ? [preconfig.data.subFamily.id] : [];
    return [...given, ...own, ...familiesIn(preconfig.data?.creation), ...familiesIn(found?.stored)];
  }, [isRead, sheet, preconfig.data, found]);
  const read = useCreaCollections(catalogId, needed);
  const title = preconfig.data?.name ?? say('crea.title');
  useTitle(title);
  const { catalogue } = read;
  const start = useMemo(
    () => catalogue && startComposed(catalogue, { stored: preconfig.data?.creation, model }),
    [catalogue, preconfig.data, model],
  );

  if (!catalogue || !start?.ok || !isRead || found === undefined) {
    return (
      <WholeLoading
        error={preconfig.error ?? modelError ?? read.error}
        problems={start?.ok === false ? start.problems : undefined}
        onRetry={() => {
          if (preconfig.isError) void preconfig.refetch();
          if (modelError) void refetch();
          read.retry();
        }}
      />
    );
  }
  return (
    <CreaEditor
      key={key}
      title={title}
      catalogue={catalogue}
      start={start.value}
      keptKey={key}
      found={found}
      collections={read.collections}
      collection={read.collection}
      onCollection={read.choose}
      act={(toSave) => (
        <SaveCreation
          mode="create"
          catalogId={catalogue.catalogId}
          name={title}
          projectId={projectId}
          {...toSave}
        />
      )}
    />
  );
}
