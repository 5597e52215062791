import { QuantityField, Select } from '@lucerna/kit';
import { useState } from 'react';
import { useTranslate } from '../../../../shared/i18n';
import { areaName } from '../structure/arranging';
import { SaveDialog } from '../../SaveDialog';
import type { AskedLines } from './asked-change';
import { ChoicesForm } from './ChoicesForm';

/** Asks where the selected lines go, how many there are of each, or what they have in common. */
export function ChangeLinesDialog(props: AskedLines) {
  switch (props.asked) {
    case 'move':
      return <MoveForm {...props} />;
    case 'quantity':
      return <QuantityForm {...props} />;
    case 'choices':
      return <ChoicesForm {...props} />;
  }
}

/** As it is, and in none. */
const [same, none] = ['same', 'none'];
const partOf = (key: string) => (key === none ? null : key);

function MoveForm({ project, products, count, onChange, onClose }: AskedLines) {
  const t = useTranslate();
  const { sections = [], areas = [] } = project.structure ?? {};
  const [section, setSection] = useState<string>(same);
  const [area, setArea] = useState<string>(same);
  const [place, setPlace] = useState<'last' | 'first' | 'nth'>('last');
  const [nth, setNth] = useState(1);
  const moved = new Set(products.map(({ _id }) => _id));
  const others = project.products.orderedIds.filter((id) => !moved.has(id));
  const order = [null, ...sections.map(({ id }) => id)];
  const sectionAt = (id: string) => order.indexOf(project.products.byId[id]?.section ?? null);
  const before = others.filter((id) => sectionAt(id) < order.indexOf(partOf(section))).length;
  const kept = { value: same, label: t('selection.unchanged') };
  const nothing = { value: none, label: t('structure.none') };
  const save = () =>
    onChange({
      act: 'move',
      ...(section !== same && { section: partOf(section) }),
      ...(section !== same && place !== 'last' && { position: before + (place === 'nth' ? nth - 1 : 0) }),
      ...(area !== same && { area: partOf(area) }),
    });
  return (
    <SaveDialog
      title={t('selection.moveTitle', { count })}
      isValid={section !== same || area !== same}
      onClose={onClose}
      onSave={save}
    >
      <Select
        label={t('structure.section')}
        value={section}
        onChange={setSection}
        options={[kept, nothing, ...sections.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {section !== same && products.length > 0 && (
        <Select
          label={t('selection.place')}
          value={place}
          onChange={setPlace}
          options={[
            { value: 'last', label: t('selection.placeLast') },
            { value: 'first', label: t('selection.placeFirst') },
            { value: 'nth', label: t('selection.placeNth') },
          ]}
        />
      )}
      {section !== same && place === 'nth' && (
        <QuantityField
          label={t('selection.nth')}
          isLabelHidden={false}
          value={nth}
          max={2000}
          onChange={setNth}
        />
      )}
      {areas.length > 0 && products.length > 0 && (
        <Select
          label={t('structure.area')}
          value={area}
          onChange={setArea}
          options={[kept, nothing, ...areas.map((each) => ({ value: each.id, label: areaName(each) }))]}
        />
      )}
    </SaveDialog>
  );
}

function QuantityForm({ products, count, onChange, onClose }: AskedLines) {
  const t = useTranslate();
  const [quantity, setQuantity] = useState(products[0]?.quantity ?? 1);
  return (
    <SaveDialog
      title={t('selection.quantityTitle', { count })}
      isValid
      onClose={onClose}
      onSave={() => onChange({ act: 'quantity', quantity })}
    >
      <QuantityField
        label={t('projects.quantity')}
        isLabelHidden={false}
        value={quantity}
        max={100_000}
        onChange={setQuantity}
      />
    </SaveDialog>
  );
}
