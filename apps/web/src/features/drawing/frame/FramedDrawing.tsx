import { drawnSubfamilies } from '@lucerna/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCatalogue } from '../../../shared/catalogue/use-catalogue';
import { useEditorCatalogue, SpaceLoading } from '../../../shared/editor';
import { ExportPanel } from '../../../shared/export/ExportPanel';
import { writeCreation } from '../../../shared/export/write-creation';
import { useSession } from '../../../shared/session';
import { useTranslate } from '../../../shared/i18n';
import { DrawnEditor } from '../page/DrawnEditor';
import type { DrawnToSave } from '../page/DrawnWorkplace';
import { startWork } from '../work/start-work';
import { factsOf } from './facts-of';
import { openFrameHost } from './frame-host';

const system = 'plusminus';

/**
 * The belt system in the frame of another site (RTE-04): drawn there, or only looked at and exported. The site hears of
 * every settled change, gives back what it kept, and asks for files.
 */
export function FramedDrawing({ isExport = false }: { isExport?: boolean }) {
  const t = useTranslate();
  const { site } = useSession();
  const { brand, frameOrigins } = site;
  const host = useMemo(() => openFrameHost(window, frameOrigins ?? []), [frameOrigins]);
  const read = useEditorCatalogue([drawnSubfamilies[system]], useCatalogue());
  const { catalogue } = read;
  const [given, setGiven] = useState<{ readonly creation: unknown; readonly number: number }>({
    creation: null,
    number: 0,
  });
  const settled = useRef<DrawnToSave | null>(null);
  const name = t('routes.configurator.plusminus-drawing');
  const begun = useMemo(
    () => catalogue && startWork(system, catalogue, { stored: given.creation }),
    [catalogue, given],
  );
  const [started, setStarted] = useState<typeof begun>(null);

  // What cannot be read is told to the site, and what was there stays.
  useEffect(() => {
    if (!begun) return;
    if (begun.ok) return setStarted(begun);
    host.tell({ type: 'error', code: begun.problems[0]?.code ?? 'domain-incorrect' });
  }, [begun, host]);

  useEffect(() => {
    if (!catalogue) return;
    const stop = host.listen((request) => {
      if (request.type === 'load') {
        const { creation } = request;
        return setGiven((before) => ({ creation: creation, number: before.number + 1 }));
      }
      const { format } = request;
      const { creation } = settled.current ?? {};
      if (!creation) return host.tell({ type: 'error', code: 'articles-not-found' });
      // A site that asks for a file gets one file.
      const alone = { withLight: false };
      void writeCreation(creation, catalogue, format, { name, code: '' }, brand, alone).then((written) =>
        written?.ok
          ? host.tell({ type: 'exported', format, ...written.value })
          : host.tell({ type: 'error', code: written?.problems[0]?.code ?? 'export-failed' }),
      );
    });
    host.tell({ type: 'ready', version: 1 });
    return stop;
  }, [host, catalogue, name, brand]);

  if (!catalogue || !started?.ok) {
    return <SpaceLoading reading={read} />;
  }
  const about = { name, code: '' };
  return (
    <DrawnEditor
      key={`${given.number} ${started.value.drawing.id}`}
      title={name}
      catalogue={catalogue}
      start={started.value}
      draftKey={null}
      found={null}
      isReadOnly={isExport}
      side={({ creation }) =>
        isExport && <ExportPanel creation={creation} catalogue={catalogue} about={about} />
      }
      act={() => null}
      onSettled={(toSave) => {
        settled.current = toSave;
        host.tell({ type: 'changed', facts: factsOf(toSave, catalogue) });
      }}
    />
  );
}
