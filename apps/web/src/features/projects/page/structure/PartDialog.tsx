import { lengths, type Project, type ProjectStructure } from '@lucerna/contract';
import { NumberField, Select, TextArea, TextField } from '@lucerna/kit';
import { useState } from 'react';
import { useTranslate } from '../../../../shared/i18n';
import { SaveDialog } from '../../SaveDialog';
import { priceOf, priceText } from './typed-price';
import type { ArrangeActs } from './use-arrange-acts';

/** A part to change, or the kind of one to add. */
export type AskedPart =
  | { readonly kind: 'section'; readonly part?: ProjectStructure['sections'][number] }
  | { readonly kind: 'area'; readonly part?: ProjectStructure['areas'][number] }
  | { readonly kind: 'freeLine'; readonly part?: ProjectStructure['freeLines'][number] };

interface PartDialogProps {
  readonly asked: AskedPart;
  readonly structure: ProjectStructure;
  readonly currency: Project['currency'];
  readonly hasPrices: boolean;
  readonly acts: ArrangeActs;
  readonly onClose: () => void;
}

/** Asks for a section, an area or a line that is no product. */
export function PartDialog(props: PartDialogProps) {
  switch (props.asked.kind) {
    case 'section':
      return <SectionForm {...props} part={props.asked.part} />;
    case 'area':
      return <AreaForm {...props} part={props.asked.part} />;
    case 'freeLine':
      return <FreeLineForm {...props} part={props.asked.part} />;
  }
}

type FormProps<Kind extends AskedPart['kind']> = Omit<PartDialogProps, 'asked'> &
  Pick<Extract<AskedPart, { kind: Kind }>, 'part'>;

function SectionForm(props: FormProps<'section'>) {
  const t = useTranslate();
  const { part, acts, onClose } = props;
  const [name, setName] = useState(part?.name ?? '');
  return (
    <SaveDialog
      title={t(part ? 'structure.changeSection' : 'structure.addSection')}
      isValid={name.trim() !== ''}
      onClose={onClose}
      onSave={() => acts.savePart({ kind: 'section', values: { name } }, part ?? null)}
    >
      <TextField
        autoFocus
        autoComplete="off"
        isRequired
        label={t('structure.sectionName')}
        maxLength={lengths.sectionName}
        value={name}
        onChange={setName}
      />
    </SaveDialog>
  );
}

function AreaForm(props: FormProps<'area'>) {
  const t = useTranslate();
  const { part, acts, onClose } = props;
  const [floor, setFloor] = useState(part?.floor ?? '');
  const [room, setRoom] = useState(part?.room ?? '');
  return (
    <SaveDialog
      title={t(part ? 'structure.changeArea' : 'structure.addArea')}
      isValid={floor.trim() + room.trim() !== ''}
      onClose={onClose}
      onSave={() => acts.savePart({ kind: 'area', values: { floor, room } }, part ?? null)}
    >
      <TextField
        autoFocus
        autoComplete="off"
        label={t('structure.floor')}
        maxLength={lengths.areaName}
        value={floor}
        onChange={setFloor}
      />
      <TextField
        autoComplete="off"
        label={t('structure.room')}
        description={t('structure.roomHint')}
        maxLength={lengths.areaName}
        value={room}
        onChange={setRoom}
      />
    </SaveDialog>
  );
}

const none = 'none';

function FreeLineForm(props: FormProps<'freeLine'>) {
  const t = useTranslate();
  const { part, structure, currency, hasPrices, acts, onClose } = props;
  const [text, setText] = useState(part?.text ?? '');
  const [quantity, setQuantity] = useState(part?.quantity ?? 1);
  const [section, setSection] = useState<string>(part?.section ?? none);
  const [price, setPrice] = useState(part?.unitPrice ? priceText(part.unitPrice) : '');
  const unitPrice = priceOf(price, currency);
  const values = {
    ...{ text, quantity },
    section: section === none ? null : section,
    ...(hasPrices && { unitPrice: unitPrice ?? null }),
  };
  return (
    <SaveDialog
      title={t(part ? 'structure.changeFreeLine' : 'structure.addFreeLine')}
      isValid={text.trim() !== '' && unitPrice !== undefined}
      onClose={onClose}
      onSave={() => acts.savePart({ kind: 'freeLine', values }, part ?? null)}
    >
      <TextArea
        autoFocus
        isRequired
        label={t('structure.freeText')}
        description={t('structure.freeTextHint')}
        maxLength={lengths.textarea}
        value={text}
        onChange={setText}
        rows={2}
      />
      <NumberField label={t('projects.quantity')} value={quantity} max={100_000} onChange={setQuantity} />
      {hasPrices && (
        <TextField
          autoComplete="off"
          label={t('structure.unitPrice', { currency })}
          description={t('structure.unitPriceHint')}
          errorMessage={unitPrice === undefined ? t('structure.unitPriceWrong') : undefined}
          value={price}
          onChange={setPrice}
        />
      )}
      {structure.sections.length > 0 && (
        <Select
          label={t('structure.section')}
          value={section}
          onChange={setSection}
          options={[
            { value: none, label: t('structure.none') },
            ...structure.sections.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </SaveDialog>
  );
}
