import { Dialog, Stack } from '@lucerna/kit';
import { useTranslate } from '../i18n';
import { ExportFormats, type ExportPanelProps } from './ExportPanel';

/** The formats in which a product as it is now can be saved, over its editor. */
export default function ExportDialog({ onClose, ...product }: ExportPanelProps & { onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog isOpen title={t('export.title')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack gap={4}>
        <ExportFormats {...product} />
      </Stack>
    </Dialog>
  );
}
