import { Dialog, Stack } from '@lucerna/kit';
import { useWords } from '../words';
import { ExportFormats } from './ExportPanel';
import type { ExportPanelProps } from './ExportPanel';

/** The formats in which a product as it is now can be saved, over its editor. */
export default function ExportDialog({ onClose, ...product }: ExportPanelProps & { onClose: () => void }) {
  const say = useWords();
  return (
    <Dialog isOpen title={say('export.title')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack gap={4}>
        <ExportFormats {...product} />
      </Stack>
    </Dialog>
  );
}
