import type { Project } from '@lucerna/contract';
import { Alert, Button } from '@lucerna/kit';
import { useState } from 'react';
import { useFormat, useTranslate } from '../../../../shared/i18n';
import { CatalogueChangesDialog } from './late-dialog';
import type { ProjectCatalogueChanges } from './use-catalogue-changes';

interface CatalogueNoticeProps {
  readonly project: Project;
  readonly found: ProjectCatalogueChanges;
  readonly isEditable: boolean;
}

/** Says calmly that the catalogue moved on under a project, and opens what changed. */
export function CatalogueNotice({ project, found, isEditable }: CatalogueNoticeProps) {
  const t = useTranslate();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const changes = [...found.changes.values()];
  const count = changes.length;
  const [since] = changes.map((change) => change.since).sort();
  const arePrices = changes.every(({ kinds }) => kinds.every((kind) => kind === 'price'));
  return (
    <>
      {since !== undefined && (
        <Alert
          title={t(arePrices ? 'catalogueChanges.pricesSince' : 'catalogueChanges.linesSince', {
            count,
            date: format.shortDate(since),
          })}
          action={
            <Button size="small" onPress={() => setOpen(true)}>
              {t('catalogueChanges.review')}
            </Button>
          }
        >
          {t('catalogueChanges.text')}
        </Alert>
      )}
      {isOpen && (
        <CatalogueChangesDialog
          project={project}
          found={found}
          isEditable={isEditable}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
