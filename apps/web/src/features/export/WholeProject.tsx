import { operations } from 'virtual:operations';
import { addressOf } from '@lucerna/contract/address';
import { projectFileFormats } from '@lucerna/contract';
import type { Project } from '@lucerna/contract';
import type { Units } from '@lucerna/engine';
import { Alert, Button, Heading, Select, Stack, Text } from '@lucerna/kit';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { readFile } from '../../shared/api';
import type { ApiFailure } from '../../shared/api';
import { useFailureText } from '../../shared/failure';
import { saveFile } from '../../shared/file/save-file';
import { languageOf, useTranslate } from '../../shared/i18n';
import { useCan } from '../../shared/session';
import { useSelector } from '../../shared/store/hooks';
import styles from './ProjectExport.module.css';

type State =
  | { readonly type: 'idle' | 'making' | 'stopped' }
  | { readonly type: 'saved'; readonly name: string }
  | { readonly type: 'failed'; readonly failure: ApiFailure };

/** The formats of a file of all that a project has: what each is called, and how its file ends. */
const formats = {
  ifc: { label: 'IFC', extension: 'ifc' },
  bmecat: { label: 'BMEcat', extension: 'bmecat.xml' },
  revit: { label: 'Revit', extension: 'txt' },
} as const;
type Format = keyof typeof formats;

/** All products of a project as one file. Leaving the page gives it up. */
export function WholeProject({
  project,
  units,
}: {
  readonly project: Pick<Project, 'id' | 'name'>;
  /** Of its lengths. */
  readonly units: Units;
}) {
  const t = useTranslate();
  const textOf = useFailureText();
  const seesPrices = useCan('price.view');
  const [format, setFormat] = useState<Format>('ifc');
  const { state, make, stop } = useProjectFile(project, units);
  const isMaking = state.type === 'making';
  return (
    <section className={styles.one} aria-label={t('export.whole')}>
      <Stack gap={3}>
        <Heading level={2} size={20}>
          {t('export.whole')}
        </Heading>
        <div className={styles.whole}>
          <Select
            label={t('export.formatLabel')}
            options={projectFileFormats
              .filter((each) => each !== 'bmecat' || seesPrices)
              .map((each) => ({ value: each, label: formats[each].label }))}
            value={format}
            onChange={setFormat}
            isDisabled={isMaking}
          />
          <Button icon="download" isLoading={isMaking} onPress={() => make(format)}>
            {t('export.saveAs', { format: formats[format].label })}
          </Button>
          {isMaking && (
            <Button variant="quiet" onPress={stop}>
              {t('export.stop')}
            </Button>
          )}
        </div>
        <Text tone="quiet">{t(`export.whole.${format}`)}</Text>
        <div role="status">
          {isMaking && t('export.wholeMaking')}
          {state.type === 'saved' && <Alert tone="success">{t('export.saved', { name: state.name })}</Alert>}
          {state.type === 'stopped' && <Alert>{t('export.stopped')}</Alert>}
          {state.type === 'failed' && <Alert tone="warning">{textOf(state.failure).text}</Alert>}
        </div>
      </Stack>
    </section>
  );
}

function useProjectFile({ id, name }: Pick<Project, 'id' | 'name'>, units: Units) {
  const store = useStore();
  const lang = useSelector(languageOf);
  const [state, setState] = useState<State>({ type: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function make(format: Format): Promise<void> {
    const stop = new AbortController();
    running.current?.abort();
    running.current = stop;
    setState({ type: 'making' });
    const address = addressOf(operations.exportProject.path, {
      params: { id },
      query: { format, units, lang },
    });
    const sent = await readFile(store, address, stop.signal);
    if (stop.signal.aborted) return;
    if ('error' in sent) return setState({ type: 'failed', failure: sent.error });
    const file = `${name}.${formats[format].extension}${sent.data.type === 'application/zip' ? '.zip' : ''}`;
    saveFile(sent.data, file);
    setState({ type: 'saved', name: file });
  }
  function stop(): void {
    running.current?.abort();
    setState({ type: 'stopped' });
  }
  return { state, make: (format: Format) => void make(format), stop };
}
