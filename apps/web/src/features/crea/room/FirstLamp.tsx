import { isComplement, type Model } from '@lucerna/engine';
import { classNames } from '@lucerna/kit';
import type { SeenLamp } from '@lucerna/scene/stage';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useModelName } from '../../../shared/catalogue/use-model-name';
import type { EditorCatalogue, RoomPicture, SpaceDocument } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';
import { withOne } from '../command/start';
import styles from './FirstLamp.module.css';

interface FirstLampProps {
  /** An empty room. */
  readonly composed: SpaceDocument;
  readonly catalogue: EditorCatalogue;
  /** The collection that is looked at. */
  readonly collection: number | null;
  readonly room: RefObject<RoomPicture | null>;
  readonly onAdd: (model: Model) => void;
}

/** The ghost of a first lamp in an empty room, where a press makes it a lamp. */
export function FirstLamp({ composed, catalogue, collection, room, onAdd }: FirstLampProps) {
  const t = useTranslate();
  const modelName = useModelName();
  const first = useMemo(() => {
    const models = catalogue.models.filter(
      ({ subFamily, articleType }) => subFamily.id === collection && !isComplement(articleType),
    );
    return models.find(({ kind }) => kind === 'pendant') ?? models[0];
  }, [catalogue, collection]);
  const [seen, setSeen] = useState<SeenLamp | null>(null);
  useEffect(() => {
    if (!first) return setSeen(null);
    const { space } = withOne(catalogue, composed, first);
    return room.current?.foresee({ space, drawing: null }, catalogue.elements, setSeen);
  }, [catalogue, composed, first, room]);
  if (!first || !seen) return null;
  const { hook, body } = seen;
  const [width, height] = [body.right - body.left, body.bottom - body.top];
  const middle = (body.left + body.right) / 2;
  const upper = Math.min(hook?.y ?? body.top, body.top);
  return (
    <button
      type="button"
      className={classNames(styles.ghost, hook && styles.hung)}
      style={{ left: body.left, top: upper, width, height: body.bottom - upper }}
      onClick={() => onAdd(first)}
    >
      <svg className={styles.drawing} aria-hidden="true">
        <g transform={`translate(${-body.left} ${-upper})`}>
          {hook && <path d={`M${hook.x - 12} ${hook.y}h24M${hook.x} ${hook.y}L${middle} ${body.top}`} />}
          <ellipse cx={middle} cy={body.top + height / 2} rx={width / 2} ry={height / 2} />
        </g>
      </svg>
      <span>{t('crea.firstLamp', { name: modelName(first) })}</span>
    </button>
  );
}
