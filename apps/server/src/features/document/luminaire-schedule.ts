import type { ScheduleColumn } from '@lucerna/contract';
import type { View } from '../catalogue';
import { describeComposition } from '../composition-sheet';
import { valueName } from './luminaire-words';
import { findDocumented } from './subject';
import type { DocumentContext, DocumentedCreation, DocumentedLuminaire, DocumentSubject } from './subject';
import { wordingOf } from './wording';

/** A type of luminaire of a project, as it is scheduled. */
export interface ScheduledType {
  /** Empty where it has none. */
  readonly mark: string;
  readonly name: string;
  readonly collection: string;
  /** Its reference, or the code of a creation. */
  readonly code: string;
  readonly quantity: number;
  /** Where it goes; empty where it is not said. */
  readonly location: string;
  readonly remarks: string;
  /** Null of what can no longer be made. */
  readonly found: DocumentedLuminaire | DocumentedCreation | null;
}

/** What a type is made of today. */
export async function findType(
  context: DocumentContext,
  subject: DocumentSubject,
): Promise<ScheduledType['found']> {
  const found = await findDocumented(context, subject);
  if (!found.ok || found.value.kind === 'gone' || found.value.kind === 'collection') return null;
  return found.value;
}

/** The heading of a column. */
export const columnText = (view: View, column: ScheduleColumn): string =>
  wordingOf(view).t(`submittal.column.${column}`);

type Facts = Readonly<Partial<Record<ScheduleColumn, string>>>;

function luminaireFacts(view: View, luminaire: DocumentedLuminaire): Facts {
  const { withUnit, number, length } = wordingOf(view);
  const { model, evaluation } = luminaire;
  const { technicalData: data } = model;
  const size = data.dimensionsMm;
  const isLit = evaluation.lumens > 0;
  const named = (name: Parameters<typeof valueName>[1]) => valueName(luminaire, name, view) ?? '';
  return {
    mounting: named('installation'),
    ...(isLit && {
      lumens: withUnit(evaluation.lumens, 'lm'),
      watts: withUnit(evaluation.watts, 'W', 1),
      temperature: named('temperature'),
      rendering: data.cri ? number(data.cri) : '',
      control: named('control'),
    }),
    finish: named('color'),
    dimensions: size ? [size.length, size.width, size.height].map(length).join(' × ') : '',
    protection: data.ip ?? '',
  };
}

function creationFacts(view: View, { composed }: DocumentedCreation): Facts {
  const { withUnit } = wordingOf(view);
  const page = describeComposition({ ...view, seesPrices: false }, composed);
  return {
    lumens: page.lumens > 0 ? withUnit(page.lumens, 'lm') : '',
    watts: page.watts > 0 ? withUnit(page.watts, 'W', 1) : '',
    temperature: page.temperatures.join(', '),
    rendering: page.renderings.join(', '),
    protection: page.protections.join(', '),
    remarks: page.details.join(' · '),
  };
}

/** The cells of a type in the order of the columns; a dash where nothing is known. */
export function cellsOf(view: View, type: ScheduledType, columns: readonly ScheduleColumn[]): string[] {
  const { found } = type;
  const facts: Facts = {
    ...(found?.kind === 'luminaire' && luminaireFacts(view, found)),
    ...(found?.kind === 'creation' && creationFacts(view, found)),
    mark: type.mark,
    manufacturer: view.catalogue.brandName,
    reference: type.code,
    description: [type.name, type.collection].filter(Boolean).join(', '),
    quantity: String(type.quantity),
    location: type.location,
    ...(type.remarks !== '' && { remarks: type.remarks }),
  };
  return columns.map((column) => facts[column] || '–');
}
