import type { LineText } from '@lucerna/contract';
import type { LineArrangement, Structure } from '../../../database/tables/project-structure';
import { saidTexts } from './arrangement';

/** Where a line stands, in words: what a sale and a comparison keep of it. */
export function wordsOf(
  { sections, areas }: Structure,
  line: Omit<LineArrangement, 'option'>,
): { readonly [Name in LineText]?: string } & {
  readonly section?: string;
  readonly area?: { readonly floor: string; readonly room: string };
} {
  const section = sections.find(({ id }) => id === line.section)?.name;
  const area = areas.find(({ id }) => id === line.area);
  return {
    ...saidTexts(line),
    ...(section !== undefined && { section }),
    ...(area && { area: { floor: area.floor, room: area.room } }),
  };
}
