import { Alert, Button, Heading } from '@lucerna/kit';
import { useState } from 'react';
import type { EditorCatalogue } from '../editor';
import { saveFile } from '../file/save-file';
import { useSession } from '../session';
import { useProblemText, useTranslate } from '../i18n';
import { exportFormats, type Creation, type ExportFormat } from '@lucerna/engine';
import { writeCreation } from './write-creation';
import styles from './ExportPanel.module.css';

export interface ExportPanelProps {
  readonly creation: Creation;
  readonly catalogue: EditorCatalogue;
  readonly about: { readonly name: string; readonly code: string };
}

/** Saves exactly this product as a file, under a heading of its own. */
export function ExportPanel(props: ExportPanelProps) {
  const t = useTranslate();
  return (
    <section className={styles.panel} aria-label={t('export.title')}>
      <Heading level={2} size={20}>
        {t('export.title')}
      </Heading>
      <ExportFormats {...props} />
    </section>
  );
}

/** The formats of a file: written in the browser, each writer read when it is asked for. */
export function ExportFormats({ creation, catalogue, about }: ExportPanelProps) {
  const t = useTranslate();
  const problemText = useProblemText();
  const { brand } = useSession().site;
  const [making, setMaking] = useState<ExportFormat | null>(null);
  const [said, setSaid] = useState<{ readonly tone: 'success' | 'error'; readonly text: string } | null>(
    null,
  );

  async function save(format: ExportFormat) {
    setMaking(format);
    setSaid(null);
    const written = await writeCreation(creation, catalogue, format, about, brand);
    setMaking(null);
    if (!written) setSaid({ tone: 'error', text: t('export.failed') });
    else if (written.ok) {
      const { bytes, name, mime } = written.value;
      saveFile(new Blob([bytes], { type: mime }), name);
      setSaid({ tone: 'success', text: t('export.saved', { name }) });
    } else setSaid({ tone: 'error', text: written.problems.map((each) => problemText(each)).join(' ') });
  }

  return (
    <>
      <ul className={styles.formats}>
        {exportFormats.map((format) => (
          <li key={format} className={styles.format}>
            <div>
              <strong>{t(`export.format.${format}`)}</strong>
              <p className={styles.about}>{t(`export.for.${format}`)}</p>
            </div>
            <Button
              size="small"
              icon="download"
              aria-label={t('export.saveAs', { format: t(`export.format.${format}`) })}
              isLoading={making === format}
              isDisabled={making !== null && making !== format}
              onPress={() => void save(format)}
            >
              {t('export.save')}
            </Button>
          </li>
        ))}
      </ul>
      <div role="status">{said && <Alert tone={said.tone}>{said.text}</Alert>}</div>
    </>
  );
}
