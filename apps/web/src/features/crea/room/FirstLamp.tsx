import { isComplement } from '@lucerna/engine';
import type { Model } from '@lucerna/engine';
import { useModelName } from '../../../shared/catalogue/use-model-name';
import type { EditorCatalogue } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';
import styles from './FirstLamp.module.css';

interface FirstLampProps {
  readonly catalogue: EditorCatalogue;
  /** The collection that is looked at. */
  readonly collection: number | null;
  readonly onAdd: (model: Model) => void;
}

/** The ghost of a first lamp in the middle of an empty room, which a press makes a lamp. */
export function FirstLamp({ catalogue, collection, onAdd }: FirstLampProps) {
  const t = useTranslate();
  const modelName = useModelName();
  const models = catalogue.models.filter(
    ({ subFamily, articleType }) => subFamily.id === collection && !isComplement(articleType),
  );
  const first = models.find(({ kind }) => kind === 'pendant') ?? models[0];
  if (!first) return null;
  return (
    <div className={styles.place}>
      <button type="button" className={styles.ghost} onClick={() => onAdd(first)}>
        <svg viewBox="0 0 96 240" className={styles.drawing} aria-hidden="true">
          <path d="M36 4h24M48 4v140" />
          <circle cx="48" cy="186" r="42" />
        </svg>
        <span>{t('crea.firstLamp', { name: modelName(first) })}</span>
      </button>
    </div>
  );
}
