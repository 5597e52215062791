import { Button } from '@lucerna/kit';
import { useSaveFile } from '../../shared/file/use-save-file';
import { useTranslate } from '../../shared/i18n';
import styles from './DocumentState.module.css';

interface SheetButtonsProps {
  /** Where the tables of the quote are read. */
  readonly address: string;
  readonly budgetNumber: string;
  /** The operation by which they are read. */
  readonly action: 'getBudgetSheet' | 'getLinkedSheet';
}

/** The quote for spreadsheets, with the numbers of its PDF. */
export function SheetButtons(props: SheetButtonsProps) {
  return (
    <div className={styles.sheets}>
      <SheetButton {...props} format="xlsx" />
      <SheetButton {...props} format="csv" />
    </div>
  );
}

interface SheetButtonProps extends SheetButtonsProps {
  readonly format: 'xlsx' | 'csv';
}

function SheetButton({ address, budgetNumber, action, format }: SheetButtonProps) {
  const t = useTranslate();
  const save = useSaveFile({
    ...{ action, address: `${address}?format=${format}`, name: `${budgetNumber}.${format}` },
  });
  return (
    <Button variant="quiet" size="small" icon="download" onPress={() => void save()}>
      {t('budgets.downloadFormat', { format: format.toUpperCase() })}
    </Button>
  );
}
