import type { CollectionAnswer } from '@lucerna/contract';
import { isComplement, type Model } from '@lucerna/engine';
import { Heading, Select, Skeleton } from '@lucerna/kit';
import { useModelName } from '../../../shared/catalogue/use-model-name';
import { usePaletteDrag, type EditorCatalogue, type PaletteDrag } from '../../../shared/editor';
import { ModelPicture } from '../../../shared/picture';
import { useTranslate } from '../../../shared/i18n';
import styles from './Palette.module.css';

interface PaletteProps {
  readonly collections: readonly CollectionAnswer[];
  readonly chosen: number | null;
  readonly onChoose: (subFamilyId: number) => void;
  readonly catalogue: EditorCatalogue;
  readonly onAdd: (model: Model) => void;
  /** What is dragged out of the palette; without a room to drag into it is left out. */
  readonly drag: PaletteDrag<Model>;
}

/** The luminaires of a collection with their pictures; a press hangs one into the room, a drag puts it where it is let go. */
export function Palette({ collections, chosen, onChoose, catalogue, onAdd, drag }: PaletteProps) {
  const t = useTranslate();
  const modelName = useModelName();
  const dragging = usePaletteDrag(drag);
  const models = catalogue.models.filter(
    (model) => model.subFamily.id === chosen && !isComplement(model.articleType),
  );
  const isRead = chosen === null || catalogue.subFamilies.includes(chosen);
  return (
    <section className={styles.palette} aria-label={t('crea.add')}>
      <div className={styles.head}>
        <Heading level={2} size={16}>
          {t('crea.add')}
        </Heading>
        <Select
          variant="quiet"
          isLabelHidden
          label={t('crea.collection')}
          options={collections.map(({ subFamily, name }) => ({ value: String(subFamily.id), label: name }))}
          value={chosen === null ? null : String(chosen)}
          onChange={(id) => onChoose(Number(id))}
        />
      </div>
      {!isRead && <Skeleton shape="block" height="8rem" />}
      <ul className={styles.models}>
        {models.map((model) => (
          <li key={model.model}>
            <button
              type="button"
              className={styles.model}
              aria-label={t('crea.addModel', { name: modelName(model) })}
              onClick={() => onAdd(model)}
              {...dragging(model)}
            >
              <ModelPicture model={model.model} className={styles.picture} />
              <span>{modelName(model)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
