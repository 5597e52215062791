import type { CatalogueChange, Project } from '@lucerna/contract';
import { exactMoney, type Money } from '@lucerna/engine';
import { Button, Checkbox, Dialog, Table, TableBody, Text } from '@lucerna/kit';
import { useState } from 'react';
import { useFormat, useTranslate } from '../../../../shared/i18n';
import { useInBatches } from '../../../../shared/lazy';
import { SumsThenAndNow } from '../../../../shared/sale';
import { ChangedLine, differenceOf, withSign } from './ChangedLine';
import { canTake, type ProjectCatalogueChanges } from './use-catalogue-changes';
import styles from './CatalogueChanges.module.css';

interface CatalogueChangesDialogProps {
  readonly project: Project;
  readonly found: ProjectCatalogueChanges;
  readonly isEditable: boolean;
  readonly onClose: () => void;
}

/** Lines that are drawn together. */
const batch = 20;

/** What changed line by line, then and now, with the difference; the chosen lines take it over with one press. */
export function CatalogueChangesDialog({ project, found, isEditable, onClose }: CatalogueChangesDialogProps) {
  const t = useTranslate();
  const format = useFormat();
  const { changes, isTaking, takeOver } = found;
  const lines = project.products.orderedIds.flatMap((id) => changes.get(id) ?? []);
  const takeable = lines.filter(canTake);
  // What is another product is chosen by hand.
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(lines.filter(({ successor }) => successor).map(({ _id }) => _id)),
  );
  const chosen = takeable.filter(({ _id }) => !left.has(_id));
  const drawn = useInBatches(lines.length, { first: batch, next: batch });
  const hasPrices = lines.some(({ before }) => before.prices !== undefined);
  const sum = sumOf(chosen, project.currency);

  const choose = (ids: readonly string[], isChosen: boolean) =>
    setLeft((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isChosen) after.delete(id);
        else after.add(id);
      }
      return after;
    });

  async function update() {
    const isDone = await takeOver(chosen);
    if (isDone) onClose();
  }

  return (
    <Dialog
      isOpen
      size="large"
      isDismissable={!isTaking}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('catalogueChanges.title')}
      actions={
        <>
          <Button variant="quiet" isDisabled={isTaking} onPress={onClose}>
            {t('catalogueChanges.close')}
          </Button>
          {isEditable && (
            <Button
              variant="primary"
              isLoading={isTaking}
              isDisabled={chosen.length === 0}
              onPress={() => void update()}
            >
              {t('catalogueChanges.update', { count: chosen.length })}
            </Button>
          )}
        </>
      }
    >
      <Text as="span" className={styles.live}>
        <span role="status">{lines.length === 0 && t('catalogueChanges.none')}</span>
      </Text>
      {lines.length > 0 && (
        <div className={styles.changes}>
          {isEditable && takeable.length > 1 && (
            <Checkbox
              isSelected={chosen.length === takeable.length}
              isIndeterminate={chosen.length > 0 && chosen.length < takeable.length}
              onChange={(isChosen) =>
                choose(
                  takeable.map(({ _id }) => _id),
                  isChosen,
                )
              }
            >
              {t('catalogueChanges.all')}
            </Checkbox>
          )}
          <Table
            caption={t('catalogueChanges.title')}
            className={styles.table}
            columns={[
              ...(isEditable
                ? [{ id: 'choice', label: t('catalogueChanges.chosen'), isLabelHidden: true, isChoice: true }]
                : []),
              { id: 'line', label: t('catalogueChanges.line') },
              { id: 'then', label: t('catalogueChanges.then'), align: 'end' },
              { id: 'now', label: t('catalogueChanges.now'), align: 'end' },
              ...(hasPrices
                ? [{ id: 'difference', label: t('catalogueChanges.difference'), align: 'end' as const }]
                : []),
            ]}
          >
            <TableBody>
              {lines.slice(0, drawn).map((change) => (
                <ChangedLine
                  key={change._id}
                  change={change}
                  quantity={project.products.byId[change._id]?.quantity ?? 1}
                  hasPrices={hasPrices}
                  isChosen={isEditable ? !left.has(change._id) && canTake(change) : null}
                  onChoose={(isChosen) => choose([change._id], isChosen)}
                />
              ))}
            </TableBody>
          </Table>
          {sum && (
            <SumsThenAndNow
              before={sum.before}
              after={sum.after}
              difference={withSign(sum.difference, format.money)}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

/** What the chosen lines come to; null where none of them has both prices, or the reader sees none. */
function sumOf(lines: readonly CatalogueChange[], currency: Money['currency']) {
  const priced = lines.filter((line) => differenceOf(line) !== null);
  const add = (state: 'before' | 'after') =>
    priced.reduce((sum, line) => sum + (line[state]?.prices?.totalNet.amount ?? 0), 0);
  const before = exactMoney(add('before'), currency);
  const after = exactMoney(add('after'), currency);
  if (priced.length === 0 || !before || !after) return null;
  return { before, after, difference: { amount: after.amount - before.amount, currency } };
}
