import type { LineChange, LinesChange, Project } from '@lucerna/contract';
import { Button, IconButton, Menu, Text, useBreakpoint, type MenuEntry } from '@lucerna/kit';
import { useState } from 'react';
import { useTranslate } from '../../../../shared/i18n';
import { nameOfLine } from '../structure/arranging';
import { ChangeLinesDialog } from './ChangeLinesDialog';
import type { AskedChange } from './asked-change';
import { RefusedLines } from './RefusedLines';
import type { ChangeLines } from './use-lines-change';
import type { Selection } from './use-selection';
import styles from './Selection.module.css';

export interface SelectionBarProps {
  readonly project: Project;
  readonly selection: Selection;
  readonly change: ChangeLines;
}

const doneTexts = {
  move: 'selection.moved',
  clone: 'selection.cloned',
  remove: 'selection.removed',
  quantity: 'selection.counted',
  choices: 'selection.configured',
} as const;

/** What can be done with the selected lines, at the foot of the window while there are any. */
export function SelectionBar({ project, selection, change }: SelectionBarProps) {
  const t = useTranslate();
  const breakpoint = useBreakpoint();
  const isNarrow = breakpoint === 'sm' || breakpoint === 'md';
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const [refused, setRefused] = useState<LineChange['refused']>([]);
  const { selected, selectable, acts } = selection;
  const { byId } = project.products;
  const freeLines = new Map(project.structure?.freeLines.map((line) => [line.id, line]));
  const ids = selectable.filter((id) => selected.has(id));
  const products = ids.flatMap((id) => byId[id] ?? []);
  const count = ids.length;
  const stayed = refused.filter(({ _id }) => byId[_id] ?? freeLines.has(_id));
  if (count === 0 && stayed.length === 0) return null;

  async function make(wanted: LinesChange['change']): Promise<LineChange | null> {
    const lines = ids.map((_id) => {
      const quantity = (byId[_id] ?? freeLines.get(_id))?.quantity;
      return { _id, ...(wanted.act === 'quantity' && quantity !== undefined && { seen: { quantity } }) };
    });
    const made = await change(lines, wanted, {
      what: t('selection.what', { count }),
      done: (done) => t(doneTexts[wanted.act], { count: done }),
    });
    if (!made) return null;
    setRefused(made.refused);
    // What stayed as it was is what is left to do.
    if (made.refused.length > 0) acts.selectOnly(made.refused.map(({ _id }) => _id));
    else if (wanted.act !== 'quantity' && wanted.act !== 'choices') acts.selectOnly([]);
    return made;
  }

  const nameOf = (id: string) => {
    const line = byId[id];
    return line ? `${nameOfLine(line)} ${line.name}` : freeLines.get(id)?.text;
  };
  const items = [
    { id: 'move', label: t('selection.move'), icon: 'rows', onAction: () => setAsked('move') },
    { id: 'quantity', label: t('selection.quantity'), icon: 'plus', onAction: () => setAsked('quantity') },
    {
      id: 'choices',
      label: t('selection.choices'),
      icon: 'edit',
      isDisabled: products.length === 0,
      onAction: () => setAsked('choices'),
    },
    {
      id: 'clone',
      label: t('selection.clone'),
      icon: 'copy',
      onAction: () => void make({ act: 'clone' }),
    },
    {
      id: 'remove',
      label: t('selection.remove'),
      icon: 'trash',
      isDanger: true,
      onAction: () => void make({ act: 'remove' }),
    },
  ] as const satisfies readonly MenuEntry[];

  return (
    <section className={styles.bar} aria-label={t('selection.title')}>
      {stayed.length > 0 && (
        <RefusedLines
          refused={stayed}
          catalogId={project.catalogId}
          nameOf={nameOf}
          onClose={() => setRefused([])}
        />
      )}
      {count > 0 && (
        <div className={styles.tools}>
          <IconButton
            icon="close"
            size="small"
            label={t('selection.clear')}
            onPress={() => acts.selectOnly([])}
          />
          <Text as="span" role="status" isTabular className={styles.count}>
            {t('selection.count', { count })}
          </Text>
          {count < selectable.length && (
            <Button variant="quiet" size="small" onPress={() => acts.selectAll(selectable, true)}>
              {t('selection.all', { count: selectable.length })}
            </Button>
          )}
          {isNarrow ? (
            <Menu
              trigger={<Button size="small">{t('projects.actions')}</Button>}
              placement="top end"
              label={t('selection.title')}
              items={[...items]}
            />
          ) : (
            items.map(({ id, label, icon, onAction, ...rest }) => (
              <Button
                key={id}
                size="small"
                icon={icon}
                isDisabled={'isDisabled' in rest && rest.isDisabled}
                onPress={onAction}
              >
                {label}
              </Button>
            ))
          )}
        </div>
      )}
      {asked && (
        <ChangeLinesDialog
          asked={asked}
          project={project}
          products={products}
          count={count}
          onChange={make}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
