import { elementCatalogue, evaluate, markets, prepareModel, type ModelSheet } from '@lucerna/engine';
import { Skeleton } from '@lucerna/kit';
import { outlinesOf, type Outline, type Outlines } from '@lucerna/scene/outlines';
import { useMemo } from 'react';
import { today } from '../../shared/catalogue/today';
import { useMeasures } from '../../shared/catalogue/use-measures';
import { creationOfLuminaire } from '../../shared/export/creation-of-luminaire';
import { FailedPart } from '../../shared/failure';
import { useFormat, useTranslate } from '../../shared/i18n';
import { usePartsOf, type PartsOfCollection } from './use-parts-of';
import styles from './DimensionDrawing.module.css';

/** The views of a model as it comes when nothing is chosen, hung as high as it can be; null of what cannot be drawn. */
function viewsOf(sheet: ModelSheet, { canopies, systems }: PartsOfCollection): Outlines | null {
  const prepared = prepareModel(sheet, today());
  if (!prepared.ok) return null;
  const rateId = markets[sheet.catalogId].defaultRateId;
  const { configuration } = evaluate(
    prepared.value,
    { pendantHeight: sheet.model.pendantHeight?.min },
    { rateId, quantity: 1 },
  );
  const catalogue = elementCatalogue([prepared.value], canopies, systems);
  const { model } = sheet.model;
  const creation = creationOfLuminaire({ id: model, model, configuration }, catalogue);
  if (!creation.ok) return null;
  const outlines = outlinesOf(creation.value, catalogue);
  return outlines.ok ? outlines.value : null;
}

/** A model upright and from above, the same lines as in its DXF, with its whole measures. Nothing where it cannot be drawn. */
export function DimensionDrawing({ sheet }: { sheet: ModelSheet }) {
  const t = useTranslate();
  const format = useFormat();
  const { writeCm } = useMeasures(sheet.catalogId);
  const asked = usePartsOf(sheet);
  const { data } = asked;
  const views = useMemo(() => (data ? viewsOf(sheet, data) : null), [sheet, data]);
  if (asked.error && !data) return <FailedPart asked={asked} />;
  if (!data) return <Skeleton shape="block" height="24rem" />;
  if (!views) return null;
  const { pendantHeight } = sheet.model;
  const height =
    pendantHeight && [pendantHeight.min, pendantHeight.max].map((cm) => writeCm(cm, format)).join(' – ');
  return (
    <div className={styles.views}>
      <View
        sheet={sheet}
        outline={views.elevation}
        title={t('sheets.document.elevation')}
        height={height ?? undefined}
      />
      <View sheet={sheet} outline={views.plan} title={t('sheets.document.plan')} />
    </div>
  );
}

interface ViewProps {
  readonly sheet: ModelSheet;
  readonly outline: Outline;
  readonly title: string;
  /** What its height may be, where it is not always the same. */
  readonly height?: string;
}

/** Pixels of a screen: the room of a view, and what its measures take of it. */
const room = { width: 448, height: 448 };
const beside = { left: 32, right: 104, below: 36 };
const letters = 14;

/** A view at the largest scale that fits, with its measures at lines that end in ticks. */
function View({ sheet, outline, title, height }: ViewProps) {
  const format = useFormat();
  const { writeCm } = useMeasures(sheet.catalogId);
  const width = outline.width || 1;
  const depth = outline.height || 1;
  const across = writeCm(outline.width / 10, format);
  const upright = height ?? writeCm(outline.height / 10, format);
  const scale = Math.min(
    (room.width - beside.left - beside.right) / width,
    (room.height - beside.below) / depth,
  );
  /** Millimetres of so many pixels. */
  const px = (pixels: number) => pixels / scale;
  const [right, below, tick] = [width + px(12), depth + px(12), px(4)];
  const whole = {
    width: width + px(beside.left + beside.right),
    height: depth + px(beside.below),
  };
  return (
    <figure className={styles.view}>
      <figcaption className={styles.title}>{title}</figcaption>
      <svg
        role="img"
        aria-label={`${title}: ${across} × ${upright}`}
        viewBox={`${-px(beside.left)} 0 ${whole.width} ${whole.height}`}
        style={{ inlineSize: whole.width * scale }}
        className={styles.drawn}
      >
        <path d={outline.cable} className={styles.cable} />
        <path d={outline.body} className={styles.body} />
        <path
          className={styles.measure}
          d={
            `M${right} 0V${depth}M${right - tick} 0h${2 * tick}M${right - tick} ${depth}h${2 * tick}` +
            `M0 ${below}H${width}M0 ${below - tick}v${2 * tick}M${width} ${below - tick}v${2 * tick}`
          }
        />
        <text x={right + px(8)} y={depth / 2} dominantBaseline="central" fontSize={px(letters)}>
          {upright}
        </text>
        <text x={width / 2} y={below + px(18)} textAnchor="middle" fontSize={px(letters)}>
          {across}
        </text>
      </svg>
    </figure>
  );
}
