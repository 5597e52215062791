import type { LineArrangement, Structure } from '../../../database/tables/project-structure';

/** Where a line stands, in words: what a sale and a comparison keep of it. */
export function wordsOf(
  { sections, areas }: Structure,
  line: Omit<LineArrangement, 'option'>,
): {
  readonly mark?: string;
  readonly section?: string;
  readonly area?: { readonly floor: string; readonly room: string };
  readonly note?: string;
} {
  const { mark, note } = line;
  const section = sections.find(({ id }) => id === line.section)?.name;
  const area = areas.find(({ id }) => id === line.area);
  return {
    ...(mark !== '' && { mark }),
    ...(section !== undefined && { section }),
    ...(area && { area: { floor: area.floor, room: area.room } }),
    ...(note !== '' && { note }),
  };
}
