import type { Space } from '@lucerna/engine';
import { ElementList, ListPlace, useArticleRows } from '../../../shared/editor';
import type { EditorCatalogue, SpaceDocument } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';
import { groupOf } from '../command/find';
import type { Commands } from './use-commands';

interface LightListProps {
  readonly composed: SpaceDocument;
  readonly catalogue: EditorCatalogue;
  readonly selection: readonly string[];
  readonly onSelect: (ids: readonly string[]) => void;
  readonly commands: Commands;
  readonly notes: ReadonlyMap<string, string>;
}

/** The groups are counted from one. */
function groupNumber(space: Space, id: string): number | null {
  const group = groupOf(space, id);
  return group ? space.groups.indexOf(group) + 1 : null;
}

/** Every luminaire of the room in words, with the same commands. */
export function LightList({ composed, catalogue, selection, onSelect, commands, notes }: LightListProps) {
  const t = useTranslate();
  const rows = useArticleRows(composed.space, catalogue, { notes, groupOf: groupNumber });
  return (
    <ListPlace isRaised>
      <ElementList
        label={t('crea.list')}
        elements={rows}
        selection={selection}
        onSelect={onSelect}
        onRemove={commands.remove}
        onNudge={({ x, z }, isFar) => commands.nudge(x, z, isFar)}
      />
    </ListPlace>
  );
}
