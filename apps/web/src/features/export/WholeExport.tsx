import { Button, Select, Text } from '@lucerna/kit';
import { useState } from 'react';
import { exportFormats, type ExportFormat } from '@lucerna/engine';
import { usualSize } from '../../shared/downloads/usual-size';
import { useFileSize } from '../../shared/file/use-file-size';
import { useTranslate } from '../../shared/i18n';
import styles from './ProjectExport.module.css';

interface WholeExportProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onSave: (format: ExportFormat) => void;
}

/** Every product of the project in one format, as one archive. */
export function WholeExport({ count, isBusy, onSave }: WholeExportProps) {
  const t = useTranslate();
  const sizeOf = useFileSize();
  const [format, setFormat] = useState<ExportFormat>(exportFormats[0]);
  return (
    <div className={styles.whole}>
      <Select
        label={t('export.formatLabel')}
        options={exportFormats.map((each) => ({
          value: each,
          label: t(`export.format.${each}`),
          description: t(`export.for.${each}`),
        }))}
        value={format}
        onChange={setFormat}
        isDisabled={isBusy}
      />
      <Button variant="primary" icon="download" isDisabled={isBusy} onPress={() => onSave(format)}>
        {t('export.saveAll', { count })}
      </Button>
      <Text as="span" isTabular>
        {t('documents.count', { count, size: sizeOf(count * usualSize('2D_3D', format)) })}
      </Text>
    </div>
  );
}
