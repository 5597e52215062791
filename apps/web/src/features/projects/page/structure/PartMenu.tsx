import { IconButton, type MenuEntry } from '@lucerna/kit';
import { use } from 'react';
import { LateMenu } from '../../../../shared/lazy';
import { useTranslate } from '../../../../shared/i18n';
import { AskContext } from './ArrangedLines';
import { ArrangingContext } from './arranging';
import type { AskedPart } from './PartDialog';

interface PartMenuProps {
  readonly part: Required<AskedPart>;
  readonly name: string;
}

/** What can be done with a section, an area or a free line. */
export function PartMenu({ part: asked, name }: PartMenuProps) {
  const t = useTranslate();
  const arranging = use(ArrangingContext);
  const ask = use(AskContext);
  const acts = arranging?.acts;
  if (!acts || !ask) return null;
  const { kind, part } = asked;
  const label = t('projects.menuOf', { name });
  const items: MenuEntry[] = [
    { id: 'change', label: t('structure.change'), icon: 'edit', onAction: () => ask.ofPart(asked) },
  ];
  if (kind !== 'freeLine') {
    const all = kind === 'section' ? arranging.structure.sections : arranging.structure.areas;
    const place = all.findIndex(({ id }) => id === part.id);
    items.push(
      {
        id: 'up',
        label: t('projects.moveUp'),
        icon: 'chevron-up',
        isDisabled: place <= 0,
        onAction: () => acts.placePart(kind, part.id, place - 1),
      },
      {
        id: 'down',
        label: t('projects.moveDown'),
        icon: 'chevron-down',
        isDisabled: place === all.length - 1,
        onAction: () => acts.placePart(kind, part.id, place + 1),
      },
    );
  }
  items.push({
    id: 'remove',
    label: t('projects.remove'),
    icon: 'trash',
    isDanger: true,
    onAction: () => acts.removePart(kind, part.id, name),
  });
  return (
    <LateMenu
      label={label}
      items={items}
      button={(ask) => <IconButton {...ask} icon="more" label={label} />}
    />
  );
}
