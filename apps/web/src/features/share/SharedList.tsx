import type { Space } from '@lucerna/engine';
import { ElementList, ListPlace, useArticleRows, type EditorCatalogue } from '../../shared/editor';
import { useTranslate } from '../../shared/i18n';

interface SharedListProps {
  readonly space: Space;
  readonly catalogue: EditorCatalogue;
  readonly selection: readonly string[];
  readonly onSelect: (ids: readonly string[]) => void;
}

/** Everything of the room in words, to be read. */
export function SharedList({ space, catalogue, selection, onSelect }: SharedListProps) {
  const t = useTranslate();
  const rows = useArticleRows(space, catalogue);
  return (
    <ListPlace>
      <ElementList label={t('crea.list')} elements={rows} selection={selection} onSelect={onSelect} />
    </ListPlace>
  );
}
