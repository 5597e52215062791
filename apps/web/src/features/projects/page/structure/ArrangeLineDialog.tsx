import { lengths, type ArrangementChange, type ProjectProduct } from '@lucerna/contract';
import { Select, TextArea, TextField } from '@lucerna/kit';
import { useState } from 'react';
import { useTranslate } from '../../../../shared/i18n';
import { areaName, nameOfLine, type Arranging } from './arranging';
import { SaveDialog } from '../../SaveDialog';

interface ArrangeLineDialogProps {
  readonly line: ProjectProduct;
  readonly arranging: Arranging;
  readonly onClose: () => void;
}

const none = 'none';
const idOf = (key: string): string | null => (key === none ? null : key);

/** Mark, section, area and note of a line, and whether it counts. Only what was changed is sent. */
export function ArrangeLineDialog({ line, arranging, onClose }: ArrangeLineDialogProps) {
  const t = useTranslate();
  const { structure, lines, acts } = arranging;
  const { option } = line;
  const [mark, setMark] = useState(line.mark ?? '');
  const [section, setSection] = useState<string>(line.section ?? none);
  const [area, setArea] = useState<string>(line.area ?? none);
  const [note, setNote] = useState(line.note ?? '');
  const before = option?.kind === 'alternative' ? option.alternativeTo : (option?.kind ?? none);
  const [counts, setCounts] = useState<string>(before);
  const bases = lines.filter((each) => each._id !== line._id && each.option?.kind !== 'alternative');
  const nothing = { value: none, label: t('structure.none') };

  function changed(): ArrangementChange {
    return {
      ...(mark.trim() !== (line.mark ?? '') && { mark }),
      ...(idOf(section) !== (line.section ?? null) && { section: idOf(section) }),
      ...(idOf(area) !== (line.area ?? null) && { area: idOf(area) }),
      ...(note.trim() !== (line.note ?? '') && { note }),
      ...(counts !== before && {
        option:
          counts === none
            ? null
            : counts === 'optional'
              ? { kind: 'optional' as const }
              : { kind: 'alternative' as const, alternativeTo: counts },
      }),
    };
  }

  const save = () => {
    const change = changed();
    return acts && Object.keys(change).length > 0 ? acts.arrange(line, change) : Promise.resolve(true);
  };

  return (
    <SaveDialog title={t('structure.arrange', { name: line.name })} isValid onClose={onClose} onSave={save}>
      <TextField
        autoFocus
        autoComplete="off"
        label={t('structure.mark')}
        description={t('structure.markHint')}
        maxLength={lengths.typeMark}
        value={mark}
        onChange={setMark}
      />
      {structure.sections.length > 0 && (
        <Select
          label={t('structure.section')}
          value={section}
          onChange={setSection}
          options={[nothing, ...structure.sections.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
      {structure.areas.length > 0 && (
        <Select
          label={t('structure.area')}
          value={area}
          onChange={setArea}
          options={[nothing, ...structure.areas.map((each) => ({ value: each.id, label: areaName(each) }))]}
        />
      )}
      <Select
        label={t('structure.counts')}
        description={t('structure.countsHint')}
        isDisabled={line.ordered > 0}
        value={counts}
        onChange={setCounts}
        options={[
          { value: none, label: t('structure.included') },
          { value: 'optional', label: t('structure.optional') },
          ...bases.map((base) => ({
            value: base._id,
            label: t('structure.alternativeTo', { name: `${nameOfLine(base)} ${base.name}` }),
          })),
        ]}
      />
      <TextArea
        label={t('structure.note')}
        maxLength={lengths.textarea}
        value={note}
        onChange={setNote}
        rows={3}
      />
    </SaveDialog>
  );
}
