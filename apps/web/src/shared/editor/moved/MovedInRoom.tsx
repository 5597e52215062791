import { billOfSpace, evaluate } from '@lucerna/engine';
import { Alert, Button } from '@lucerna/kit';
import { useMemo } from 'react';
import { useMeasures } from '../../catalogue/use-measures';
import { valueNames } from '../../configuring/choices/value-names';
import { languageOf, useFormat, useTranslate } from '../../i18n';
import { useSelector } from '../../store/hooks';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';
import type { MovedAttribute, MovedBeside, MovedInRoomEdit } from './moved-beside';

interface MovedInRoomProps {
  readonly moved: MovedInRoomEdit | null;
  readonly catalogue: EditorCatalogue;
  readonly onUndo: () => void;
}

/** Heights of many pendants are told by the least and the greatest. */
const fewHeights = 3;

/** What an edit changed besides what was asked for: from what to what, what it costs, and the step back. */
export function MovedInRoom({ moved, ...props }: MovedInRoomProps) {
  return moved && <Told {...props} moved={moved} />;
}

function Told({ moved, catalogue, onUndo }: MovedInRoomProps & { readonly moved: MovedInRoomEdit }) {
  const t = useTranslate();
  const format = useFormat();
  const language = useSelector(languageOf);
  const { writeTyped } = useMeasures(catalogue.catalogId);
  const { before, after, beside, gaveWay } = moved;
  const prices = useMemo(() => {
    const { rateId, parts } = catalogue;
    const [was, is] = [before, after].map((space) => {
      const bill = billOfSpace(space, parts, { rateId, quantity: 1 });
      return bill.ok ? bill.value.prices?.unitGross : undefined;
    });
    return was && is && was.amount !== is.amount ? { was, is } : null;
  }, [before, after, catalogue]);

  function changes({ values, one, models }: MovedBeside): string[] {
    const prepared = catalogue.elements.model(one.model);
    if (!prepared) return [];
    const names = valueNames(
      evaluate(prepared, one.attributes, { rateId: catalogue.rateId, quantity: 1 }),
      language,
      t,
      models.flatMap((model) => catalogue.elements.model(model) ?? []),
    );
    const told = ({ attribute }: MovedAttribute, of: readonly string[]): string => {
      if (of.length === 0) return t('configurator.movedNone');
      if (attribute !== 'pendantHeight') return format.list(of.map((value) => names.value(attribute, value)));
      const sorted = of.map(Number).sort((one, other) => one - other);
      const lengths = sorted.map((cm) => writeTyped(cm, format));
      return lengths.length > fewHeights ? `${lengths[0]} – ${lengths.at(-1)}` : format.list(lengths);
    };
    return values.map((each) =>
      t('configurator.movedValue', {
        attribute: names.attribute(each.attribute),
        from: told(each, each.from),
        to: told(each, each.to),
      }),
    );
  }
  const changed = beside ? changes(beside) : [];
  const sentences = [
    gaveWay && t('crea.canopyGaveWay'),
    changed.length > 0 && t('configurator.moved', { changes: format.list(changed) }),
    prices &&
      !catalogue.pricesHidden &&
      t('configurator.movedPrice', { before: format.money(prices.was), after: format.money(prices.is) }),
  ].filter((each) => each !== false && each !== null);
  return (
    <Alert
      isLive
      action={
        beside && (
          <Button size="small" variant="quiet" icon="undo" onPress={onUndo}>
            {t('configurator.undo')}
          </Button>
        )
      }
    >
      {sentences.join(' ')}
    </Alert>
  );
}
