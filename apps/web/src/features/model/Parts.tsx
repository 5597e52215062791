import { isValidOn, textIn, variationCode, type LanguageCode, type ModelSheet } from '@lucerna/engine';
import { Table, TableBody, TableCell, TableRow } from '@lucerna/kit';
import { today } from '../../shared/catalogue/today';
import { FailedPart } from '../../shared/failure';
import { languageOf, useTranslate } from '../../shared/i18n';
import { useSelector } from '../../shared/store/hooks';
import { Section } from './Section';
import { usePartsOf, type PartsOfCollection } from './use-parts-of';

interface Part {
  readonly code: string;
  readonly name: string;
  /** The installations that it is for; empty for all. */
  readonly use: string;
}

/** The accessories of the collection that fit an installation of the model; `3x` fits all that begin with 3. */
function accessoriesOf(sheet: ModelSheet, parts: PartsOfCollection, language: LanguageCode): readonly Part[] {
  const installations = sheet.variations.filter(
    (each) => each.type === 'installation' && isValidOn(each, today()),
  );
  return (parts.accessories[sheet.model.subFamily.id] ?? []).flatMap(
    ({ accessoryCode, name, installation }) => {
      const start = installation.replace(/x$/, '');
      const fitting = installations.filter((each) => variationCode(each).startsWith(start));
      const use = fitting.map(({ description }) => description[language]).join(' · ');
      return fitting.length > 0 ? [{ code: accessoryCode, name: textIn(name, language), use }] : [];
    },
  );
}

/** What comes with a model, by how it is installed, and what can be had for it later. Nothing where there is neither. */
export function Parts({ sheet }: { sheet: ModelSheet }) {
  const t = useTranslate();
  const language = useSelector(languageOf);
  const asked = usePartsOf(sheet);
  const { data } = asked;
  const accessories = data ? accessoriesOf(sheet, data, language) : [];
  const spares = (sheet.model.spareParts ?? []).map(({ code, name }): Part => ({
    code,
    name: textIn(name, language),
    use: '',
  }));
  return (
    <>
      {/* The drawing needs the same, and says so where it has a place. */}
      {!sheet.model.technicalData.dimensionsMm && <FailedPart asked={asked} />}
      {accessories.length > 0 && (
        <Section title={t('model.accessories')}>
          <PartList caption={t('model.accessories')} parts={accessories} />
        </Section>
      )}
      {spares.length > 0 && (
        <Section title={t('model.spareParts')}>
          <PartList caption={t('model.spareParts')} parts={spares} />
        </Section>
      )}
    </>
  );
}

function PartList({ caption, parts }: { readonly caption: string; readonly parts: readonly Part[] }) {
  const t = useTranslate();
  const hasUse = parts.some(({ use }) => use !== '');
  return (
    <Table
      caption={caption}
      columns={[
        { id: 'name', label: t('model.part') },
        ...(hasUse ? [{ id: 'use', label: t('schedule.value.installation') }] : []),
        { id: 'code', label: t('model.code') },
      ]}
    >
      <TableBody>
        {parts.map(({ code, name, use }) => (
          <TableRow key={code}>
            <TableCell column="name" isRowHeader>
              {name}
            </TableCell>
            {hasUse && <TableCell column="use">{use}</TableCell>}
            <TableCell column="code" isTabular>
              {code}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
