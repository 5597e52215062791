import type { Creation } from '@lucerna/engine';
import { IconButton } from '@lucerna/kit';
import { useState } from 'react';
import { late } from '../lazy';
import { useTranslate } from '../i18n';
import type { ExportPanelProps } from './ExportPanel';

const ExportDialog = late(() => import('./ExportDialog'));

interface ExportActProps extends Omit<ExportPanelProps, 'creation'> {
  /** As it is now; null while there is nothing to export. */
  readonly creation: Creation | null;
}

/** A tool of an editor that saves what is edited, as it is now, as a file for other programs. */
export function ExportAct({ creation, ...given }: ExportActProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        tooltipPlacement="right"
        icon="download"
        label={t('export.title')}
        isDisabled={creation === null}
        onPress={() => setOpen(true)}
      />
      {isOpen && creation && <ExportDialog {...given} creation={creation} onClose={() => setOpen(false)} />}
    </>
  );
}
