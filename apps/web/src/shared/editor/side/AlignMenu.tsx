import type { Alignment, PlanAxis } from '@lucerna/engine';
import { Button, Menu } from '@lucerna/kit';
import { useTranslate } from '../../i18n';

interface AlignMenuProps {
  /** How many things move by themselves. */
  readonly movers: number;
  readonly onAlign: (alignment: Alignment) => void;
  readonly onDistribute: (axis: PlanAxis) => void;
}

const alignments: readonly Alignment[] = ['left', 'center', 'right', 'back', 'middle', 'front'];

/** Brings several things into line, or spaces them evenly. */
export function AlignMenu({ movers, onAlign, onDistribute }: AlignMenuProps) {
  const t = useTranslate();
  return (
    <Menu
      trigger={
        <Button size="small" variant="quiet">
          {t('crea.align')}
        </Button>
      }
      label={t('crea.align')}
      placement="bottom start"
      items={[
        ...alignments.map((alignment) => ({
          id: alignment,
          label: t(`crea.align.${alignment}`),
          onAction: () => onAlign(alignment),
        })),
        ...(['x', 'z'] as const).map((axis) => ({
          id: `distribute ${axis}`,
          label: t(`crea.distribute.${axis}`),
          isDisabled: movers < 3,
          onAction: () => onDistribute(axis),
        })),
      ]}
    />
  );
}
