import type { Budget } from '@lucerna/contract';
import { Button } from '@lucerna/kit';
import { useState } from 'react';
import { useTranslate } from '../../../shared/i18n';
import { LinksDialog } from './LinksDialog';

/** The way to the links of a quote; the first one sends a draft. */
export function SendLink({ budget }: { readonly budget: Budget }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isWide onPress={() => setOpen(true)}>
        {t('budgets.links')}
      </Button>
      {isOpen && <LinksDialog budget={budget} onClose={() => setOpen(false)} />}
    </>
  );
}
