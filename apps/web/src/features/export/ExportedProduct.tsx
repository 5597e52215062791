import type { ProjectProduct } from '@lucerna/contract';
import { Button, Link, Menu } from '@lucerna/kit';
import { exportFormats, type ExportFormat } from '@lucerna/engine';
import { ProductPicture } from '../../shared/picture';
import { href } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';
import styles from './ProjectExport.module.css';

interface ExportedProductProps {
  readonly product: ProjectProduct;
  readonly projectId: string;
  readonly isBusy: boolean;
  readonly onSave: (format: ExportFormat) => void;
}

/** A product with the formats that it can be saved in, and the way to its 3D view. */
export function ExportedProduct({ product, projectId, isBusy, onSave }: ExportedProductProps) {
  const t = useTranslate();
  const { _id: productId, model, name, configuration, hasCreation, referenceCode } = product;
  return (
    <li className={styles.product}>
      <ProductPicture
        model={model}
        finish={configuration.color}
        composed={hasCreation ? { projectId, productId, code: referenceCode } : undefined}
        className={styles.picture}
      />
      <div className={styles.words}>
        <Link href={href('productExport', { projectId, productId })}>{name}</Link>
        <span className={styles.code}>{referenceCode}</span>
      </div>
      <Menu
        trigger={
          <Button
            size="small"
            icon="download"
            isDisabled={isBusy}
            aria-label={t('export.saveProduct', { name })}
          >
            {t('export.save')}
          </Button>
        }
        label={t('export.saveProduct', { name })}
        items={exportFormats.map((format) => ({
          id: format,
          label: t(`export.format.${format}`),
          description: t(`export.for.${format}`),
          onAction: () => onSave(format),
        }))}
      />
    </li>
  );
}
