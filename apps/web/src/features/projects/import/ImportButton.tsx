import { Button } from '@lucerna/kit';
import { useState } from 'react';
import { useTranslate } from '../../../shared/i18n';
import type { NamedProject } from '../name/named-project';
import { ImportDialog } from './late-import';

/** Opens the import of a list. */
export function ImportButton({ project }: { readonly project: NamedProject }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="list" onPress={() => setOpen(true)}>
        {t('schedule.open')}
      </Button>
      {isOpen && <ImportDialog project={project} onClose={() => setOpen(false)} />}
    </>
  );
}
