import type { ProjectProduct } from '@lucerna/contract';
import { IconButton, type MenuEntry } from '@lucerna/kit';
import type { CatalogId } from '@lucerna/engine';
import { use } from 'react';
import { useFlag } from '../../../shared/flag';
import { productWays } from '../../../shared/product';
import { useCan } from '../../../shared/session';
import { LateMenu } from '../../../shared/lazy';
import { useTranslate } from '../../../shared/i18n';
import { ArrangingContext } from './structure/arranging';
import { AskContext } from './structure/ArrangedLines';
import { stepFrom } from './structure/spots';
import type { LineActs } from './use-line-acts';
import { useLineDocuments } from './use-line-documents';

interface LineMenuProps {
  readonly line: ProjectProduct;
  readonly projectId: string;
  readonly catalogId: CatalogId;
  /** Its place in the project, from 0. */
  readonly place: number;
  readonly acts: LineActs;
}

/** What can be done with one line. */
export function LineMenu({ line, projectId, catalogId, place, acts }: LineMenuProps) {
  const t = useTranslate();
  const label = t('projects.menuOf', { name: line.name });
  const canDownload = useCan('project.download');
  const canValidateComposed = useFlag('validateComposingPendantsProduct') ?? false;
  const arranging = use(ArrangingContext);
  const ask = use(AskContext);
  const stepUp = arranging && stepFrom(arranging, line._id, -1);
  const stepDown = arranging && stepFrom(arranging, line._id, 1);
  const ways = productWays(line, { projectId, catalogId, canValidateComposed });
  const documents = useLineDocuments(line, catalogId);
  const items: MenuEntry[] = [
    { id: 'edit', label: t('projects.edit'), icon: 'edit', href: ways.edit },
    { id: 'express', label: t('projects.express'), icon: 'list', href: ways.express },
    { id: 'validate', label: t('projects.validate'), icon: 'check', href: ways.validate },
    ...(ways.view ? [{ id: 'view', label: t('projects.view'), icon: 'eye', href: ways.view } as const] : []),
    {
      id: 'export',
      label: t('projects.export'),
      icon: 'box',
      // Without the right the page would only refuse.
      ...(canDownload
        ? { href: ways.export }
        : { isDisabled: true, description: t('projects.exportNotAllowed') }),
    },
    ...(canDownload ? documents : []),
    ...(ask
      ? [
          {
            id: 'arrange',
            label: t('structure.arrangeLine'),
            icon: 'rows',
            onAction: () => ask.ofLine(line),
          } as const,
        ]
      : []),
    { id: 'duplicate', label: t('projects.duplicate'), icon: 'copy', onAction: () => acts.duplicate(line) },
    {
      id: 'up',
      label: t('projects.moveUp'),
      description: 'Alt + ↑',
      icon: 'chevron-up',
      isDisabled: !stepUp,
      onAction: () => stepUp && arranging?.acts?.move(line, place, stepUp),
    },
    {
      id: 'down',
      label: t('projects.moveDown'),
      description: 'Alt + ↓',
      icon: 'chevron-down',
      isDisabled: !stepDown,
      onAction: () => stepDown && arranging?.acts?.move(line, place, stepDown),
    },
    {
      id: 'remove',
      label: t('projects.remove'),
      icon: 'trash',
      isDanger: true,
      isDisabled: line.ordered > 0,
      onAction: () => acts.remove(line),
    },
  ];
  return (
    <LateMenu
      label={label}
      items={items}
      button={(ask) => <IconButton {...ask} icon="more" label={label} />}
    />
  );
}
