import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useCatalogue, useChosenProject } from '../../../shared/catalogue/use-catalogue';
import { useModelSheet } from '../../../shared/catalogue/use-model-sheet';
import {
  familiesOf,
  readingOf,
  SaveCreation,
  together,
  useLoadedDraft,
  usePreconfig,
  SpaceLoading,
} from '../../../shared/editor';
import { useTitle } from '../../../shared/route';
import { useTranslate } from '../../../shared/i18n';
import { startComposed } from '../command/start';
import { CreaEditor } from '../room/CreaEditor';
import { useCreaCollections } from './use-crea-collections';

/** Composes something new: from an empty room, from a model, or from a preconfigured product. */
export function NewCrea() {
  const t = useTranslate();
  const { projectId, model } = useParams();
  const [search] = useSearchParams();
  const preconfigId = search.get('preconfigId') ?? undefined;
  const catalogId = useCatalogue();
  const project = useChosenProject();
  const from = preconfigId ? `p${preconfigId}` : model ? `m${model}` : 'empty';
  const key = catalogId ? `crea:${catalogId}:${projectId ?? 'new'}:${from}` : null;
  const found = useLoadedDraft(key);
  const given = usePreconfig(preconfigId);
  const { preconfig } = given;
  const sheetRead = useModelSheet(preconfigId ? undefined : model, catalogId);
  const { sheet } = sheetRead;
  const isRead = found !== undefined && given.isRead && (!model || preconfigId || sheet);
  const needed = useMemo(() => {
    if (!isRead) return undefined;
    const own = sheet ? [sheet.model.subFamily.id] : [];
    const prepared = preconfig ? [preconfig.subFamily.id] : [];
    return [...prepared, ...own, ...familiesOf(preconfig?.creation), ...familiesOf(found?.stored)];
  }, [isRead, sheet, preconfig, found]);
  const read = useCreaCollections(catalogId, needed);
  const title = preconfig?.name ?? t('crea.title');
  useTitle(title);
  const { catalogue } = read;
  const start = useMemo(
    () => catalogue && startComposed(catalogue, { stored: preconfig?.creation, model }),
    [catalogue, preconfig, model],
  );

  if (!catalogue || !start?.ok || !isRead || found === undefined) {
    return (
      <SpaceLoading
        reading={together(readingOf(project), given, readingOf(sheetRead), read)}
        start={start}
        title={preconfigId && !preconfig ? undefined : title}
      />
    );
  }
  return (
    <CreaEditor
      key={key}
      title={title}
      {...{ catalogue, found, start: start.value, draftKey: key }}
      {...read.choice}
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
