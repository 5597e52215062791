import { Disclosure } from '@lucerna/kit';
import { useState } from 'react';
import type { Configuring } from '../../shared/editor/configured/use-configured';
import { LightPart } from '../../shared/photometry';
import { useTranslate } from '../../shared/i18n';

/** How what is configured shines, with its files; read when somebody looks. Nothing of what cannot be built. */
export function LightOfChoice({ configuring: { evaluation, prepared } }: { configuring: Configuring }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { model, catalogId } = prepared.sheet;
  if (!evaluation.allowed || !model.technicalData.photometry) return null;
  return (
    <Disclosure title={t('light.title')} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && (
        <LightPart
          catalogId={catalogId}
          reference={evaluation.reference}
          ip={model.technicalData.ip}
          as="column"
        />
      )}
    </Disclosure>
  );
}
