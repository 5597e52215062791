import { drawnSubfamilies } from '@lucerna/contract';
import type { DrawnSystemName } from '@lucerna/engine';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useCatalogue, useChosenProject } from '../../../shared/catalogue/use-catalogue';
import {
  readingOf,
  SaveCreation,
  useEditorCatalogue,
  useLoadedDraft,
  usePreconfig,
  SpaceLoading,
  together,
} from '../../../shared/editor';
import { useTitle } from '../../../shared/route';
import { useTranslate } from '../../../shared/i18n';
import { startWork } from '../work/start-work';
import { DrawnEditor } from './DrawnEditor';

/** Draws a system anew: in an empty room, with a model in mind, or from a preconfigured product. */
export function NewDrawing({ system }: { system: DrawnSystemName }) {
  const t = useTranslate();
  const { projectId } = useParams();
  const [search] = useSearchParams();
  const preconfigId = search.get('preconfigId') ?? undefined;
  const catalogId = useCatalogue();
  const project = useChosenProject();
  const key = catalogId
    ? `${system}:${catalogId}:${projectId ?? 'new'}${preconfigId ? `:p${preconfigId}` : ''}`
    : null;
  const found = useLoadedDraft(key);
  const given = usePreconfig(preconfigId);
  const { preconfig, isRead } = given;
  const read = useEditorCatalogue([drawnSubfamilies[system]], catalogId);
  const { catalogue } = read;
  const stored: unknown = preconfig?.creation;
  const title = preconfig?.name ?? t(`routes.configurator.${system}-drawing`);
  useTitle(title);
  const start = useMemo(
    () => (catalogue && isRead ? startWork(system, catalogue, { stored }) : null),
    [system, catalogue, isRead, stored],
  );

  if (!catalogue || !start?.ok || found === undefined) {
    return (
      <SpaceLoading
        reading={together(readingOf(project), given, read)}
        start={start}
        title={preconfigId && !preconfig ? undefined : title}
      />
    );
  }
  return (
    <DrawnEditor
      key={key}
      title={title}
      {...{ catalogue, found, start: start.value, draftKey: key }}
      act={({ creation, ...toSave }) => (
        <SaveCreation
          mode="create"
          catalogId={catalogue.catalogId}
          name={title}
          projectId={projectId}
          {...creation}
          {...toSave}
        />
      )}
    />
  );
}
