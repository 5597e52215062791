import { operations } from 'virtual:operations';
import { addressOf } from '@lucerna/contract/address';
import type { Project } from '@lucerna/contract';
import { Alert, Button, Heading, Stack, Text } from '@lucerna/kit';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { readFile } from '../../shared/api';
import type { ApiFailure } from '../../shared/api';
import { useFailureText } from '../../shared/failure';
import { saveFile } from '../../shared/file/save-file';
import { languageOf, useTranslate } from '../../shared/i18n';
import { useSelector } from '../../shared/store/hooks';
import styles from './ProjectExport.module.css';

type State =
  | { readonly type: 'idle' | 'making' | 'stopped' }
  | { readonly type: 'saved'; readonly name: string }
  | { readonly type: 'failed'; readonly failure: ApiFailure };

/** All products of a project as one IFC. Leaving the page gives it up. */
export function WholeProject({ project }: { project: Pick<Project, 'id' | 'name'> }) {
  const t = useTranslate();
  const textOf = useFailureText();
  const { state, make, stop } = useProjectFile(project);
  const isMaking = state.type === 'making';
  return (
    <section className={styles.one} aria-label={t('export.whole')}>
      <Stack gap={3}>
        <Heading level={2} size={20}>
          {t('export.whole')}
        </Heading>
        <Text tone="quiet">{t('export.whole.ifc')}</Text>
        <Stack direction="row" gap={3}>
          <Button icon="download" isLoading={isMaking} onPress={make}>
            {t('export.saveAs', { format: t('export.format.ifc') })}
          </Button>
          {isMaking && (
            <Button variant="quiet" onPress={stop}>
              {t('export.stop')}
            </Button>
          )}
        </Stack>
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

function useProjectFile({ id, name }: Pick<Project, 'id' | 'name'>) {
  const store = useStore();
  const lang = useSelector(languageOf);
  const [state, setState] = useState<State>({ type: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function make(): Promise<void> {
    const stop = new AbortController();
    running.current?.abort();
    running.current = stop;
    setState({ type: 'making' });
    const address = addressOf(operations.exportProject.path, {
      params: { id },
      query: { format: 'ifc', lang },
    });
    const sent = await readFile(store, address, stop.signal);
    if (stop.signal.aborted) return;
    if ('error' in sent) return setState({ type: 'failed', failure: sent.error });
    const file = `${name}.ifc${sent.data.type === 'application/zip' ? '.zip' : ''}`;
    saveFile(sent.data, file);
    setState({ type: 'saved', name: file });
  }
  function stop(): void {
    running.current?.abort();
    setState({ type: 'stopped' });
  }
  return { state, make: () => void make(), stop };
}
