import type { ProductValidation } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import { Alert, Button, Dialog, Stack, Text } from '@lucerna/kit';
import { useWriteLength } from '../../catalogue/use-measures';
import { useFormat, useProblemText, useTranslate } from '../../i18n';

interface ValidationDialogProps {
  readonly name: string;
  /** Of the project: its units stand in the sentences where the reader chose none. */
  readonly catalogId: CatalogId;
  readonly validation: ProductValidation;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** How a product stands against today's catalogue: what is another than it was, and what stands against ordering it. */
export function ValidationDialog({ name, catalogId, validation, onClose, onLeave }: ValidationDialogProps) {
  const t = useTranslate();
  const format = useFormat();
  const problemText = useProblemText(useWriteLength(catalogId));
  const { changes, problems } = validation;
  const weeks = (count: number | null) => (count === null ? '–' : t('configurator.weeks', { count }));
  const money = (price: Parameters<typeof format.money>[0] | null) => (price ? format.money(price) : '–');
  const rows = [
    changes.reference && [t('editor.reference'), changes.reference.before, changes.reference.after],
    changes.price && [t('configurator.listPrice'), money(changes.price.before), money(changes.price.after)],
    changes.leadTimeWeeks && [
      t('configurator.leadTime'),
      weeks(changes.leadTimeWeeks.before),
      weeks(changes.leadTimeWeeks.after),
    ],
    changes.moq && [
      t('configurator.moq'),
      format.number(changes.moq.before),
      format.number(changes.moq.after),
    ],
  ].filter((row) => row !== undefined);
  const isValid = problems.length === 0;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isValid ? 'editor.validated' : 'editor.notValid', { product: name })}
      actions={
        <Button variant="primary" onPress={onLeave}>
          {t('editor.toProject')}
        </Button>
      }
    >
      <Stack gap={4}>
        {problems.length > 0 && (
          <Alert tone="warning">{problems.map((each) => problemText(each)).join(' ')}</Alert>
        )}
        {rows.length === 0 && <Text>{t('editor.sameAsBefore')}</Text>}
        {rows.map(([what, before, after]) => (
          <Text key={what} isTabular>
            {t('editor.changed', { what: what ?? '', before: before ?? '', after: after ?? '' })}
          </Text>
        ))}
      </Stack>
    </Dialog>
  );
}
