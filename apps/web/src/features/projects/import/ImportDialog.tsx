import { Alert, Button, Dialog, notify, ProgressBar, Stepper } from '@lucerna/kit';
import { useState } from 'react';
import { api, failureOf, useActKey, type ApiFailure } from '../../../shared/api';
import { FailureAlert } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import { useOnline } from '../../../shared/online/use-online';
import type { NamedProject } from '../name/named-project';
import { useFreshVersion } from '../name/use-fresh-version';
import { ColumnsStep } from './ColumnsStep';
import { listRows, recogniseColumns, withRow, type ListRow } from './columns';
import { isReady, judgedList, rowsToAdd, withLost, type JudgedListRow } from './judged-list';
import { readDraft, removeDraft, writeDraft, type ListDraft } from './list-draft';
import { RowsStep } from './RowsStep';
import { readFileTable, SourceStep } from './SourceStep';
import { useJudge } from './use-judge';
import { useUndoLines } from './use-undo-lines';
import styles from './ImportDialog.module.css';

interface ImportDialogProps {
  readonly project: NamedProject;
  readonly onClose: () => void;
}

/**
 * A list of references into a project (BYN-09): from a file or pasted, its columns confirmed, its rows judged each by
 * itself. Rows that are right go in together; the others stay to be put right.
 */
export function ImportDialog({ project, onClose }: ImportDialogProps) {
  const t = useTranslate();
  const isOnline = useOnline();
  const withVersion = useFreshVersion(project);
  const actKey = useActKey();
  const undo = useUndoLines(project.id);
  const [draft, setDraft] = useState<ListDraft | null>(() => readDraft(project.id));
  const [file, setFile] = useState<Uint8Array | null>(null);
  const [list, setList] = useState<readonly JudgedListRow[] | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { judge, judging, failure: notJudged, stop } = useJudge(project.id);
  const [add, { isLoading: isAdding }] = api.useAddScheduleMutation();

  const rows = draft ? listRows(draft.table.rows, draft.columns) : [];
  const ready = list?.filter(isReady).length ?? 0;

  function keep(next: ListDraft) {
    setDraft(next);
    setList(null);
    writeDraft(project.id, next);
  }

  function startOver() {
    setDraft(null);
    setList(null);
    setFailure(null);
    removeDraft(project.id);
  }

  async function check() {
    setFailure(null);
    const judged = await judge(rows);
    if (judged) setList(withLost(judgedList(rows, judged)));
  }

  const take = (places: ReadonlySet<number>) =>
    setList(
      (was) =>
        was &&
        withLost(
          was.map((each) =>
            places.has(each.row.at) && each.judged.nearest ? { ...each, isTaken: true } : each,
          ),
        ),
    );

  /** A row as it was put right by hand: kept with the list, and judged anew by itself. */
  async function mend(row: ListRow) {
    if (!draft) return;
    const [judged] = (await judge([row])) ?? [];
    if (!judged) return;
    const { rows: mended, columns } = withRow(draft.table.rows, draft.columns, row);
    const next = { table: { ...draft.table, rows: mended }, columns };
    setDraft(next);
    writeDraft(project.id, next);
    setList(
      (was) =>
        was &&
        withLost(
          judgedList(
            was.map((each) => (each.row.at === row.at ? row : each.row)),
            was.map((each) => (each.row.at === row.at ? judged : each.judged)),
          ).map((each, at) => ({ ...each, isTaken: each.row.at !== row.at && was[at]!.isTaken })),
        ),
    );
  }

  async function send() {
    if (!list || !draft) return;
    setFailure(null);
    const body = rowsToAdd(list);
    const count = body.rows.length + body.freeLines.length;
    // The same rows that are sent again are added once.
    const key = actKey.of(body);
    try {
      const { lineChange } = await withVersion((version) =>
        add({ params: { id: project.id }, body, version, actKey: key, isSilent: true }).unwrap(),
      );
      const { id: changeId } = lineChange;
      actKey.done();
      const left = list.filter((each) => !isReady(each));
      notify({
        tone: 'success',
        title: t('schedule.added', { count }),
        ...(left.length > 0 && { text: t('schedule.toFix', { count: left.length }) }),
        ...(changeId && {
          action: { label: t('schedule.undo'), onPress: () => void undo(changeId, count) },
        }),
      });
      if (left.length === 0) {
        removeDraft(project.id);
        return onClose();
      }
      // What is in the project is no longer in the list, so that no reload adds it again.
      const places = new Set(left.map(({ row }) => row.at));
      const kept = draft.table.rows.filter(
        (row, at) => (draft.columns.hasHead && at === 0) || places.has(row.at),
      );
      keep({ ...draft, table: { ...draft.table, rows: kept } });
      setList(withLost(left));
    } catch (error) {
      const found = failureOf(error);
      if (!found) throw error;
      setFailure(found);
    }
  }

  const active = list ? 'rows' : draft ? 'columns' : 'list';
  const hasReference = draft?.columns.kinds.includes('reference') === true;
  return (
    <Dialog
      isOpen
      size="large"
      isDismissable={!isAdding}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        stop();
        onClose();
      }}
      title={t('schedule.title', { name: project.name })}
      actions={
        draft && (
          <>
            <Button variant="quiet" isDisabled={isAdding} onPress={startOver}>
              {t('schedule.clear')}
            </Button>
            {list && (
              <Button isDisabled={isAdding} onPress={() => setList(null)}>
                {t('schedule.back')}
              </Button>
            )}
            {list ? (
              <Button
                variant="primary"
                isLoading={isAdding}
                isDisabled={!isOnline || ready === 0}
                onPress={() => void send()}
              >
                {t('schedule.add', { count: ready })}
              </Button>
            ) : (
              <Button
                variant="primary"
                isLoading={judging !== null}
                isDisabled={!isOnline || !hasReference || rows.length === 0}
                onPress={() => void check()}
              >
                {t('schedule.check', { count: rows.length })}
              </Button>
            )}
          </>
        )
      }
    >
      <Stepper
        className={styles.steps}
        label={t('schedule.steps')}
        steps={[
          { id: 'list', label: t('schedule.stepList') },
          { id: 'columns', label: t('schedule.stepColumns') },
          { id: 'rows', label: t('schedule.stepRows') },
        ]}
        active={active}
      />
      {!isOnline && (
        <Alert tone="warning" isLive>
          {t('schedule.offline')}
        </Alert>
      )}
      <FailureAlert failure={failure ?? notJudged} />
      {judging && (
        <ProgressBar
          label={t('schedule.checking')}
          value={judging.done}
          max={judging.count}
          valueLabel={t('schedule.of', { ...judging })}
        />
      )}
      {isAdding && <ProgressBar label={t('schedule.adding')} />}
      {!draft && (
        <SourceStep
          onRead={({ table }, bytes) => {
            setFile(bytes);
            keep({ table, columns: recogniseColumns(table.rows) });
          }}
        />
      )}
      {draft && !list && (
        <ColumnsStep
          table={draft.table}
          columns={draft.columns}
          onChange={(columns) => keep({ ...draft, columns })}
          onSheet={
            file &&
            ((sheet) => {
              const read = readFileTable(file, sheet);
              if (read.ok) keep({ table: read.table, columns: recogniseColumns(read.table.rows) });
            })
          }
        />
      )}
      {list && (
        <RowsStep key={list.length} list={list} catalogId={project.catalogId} onTake={take} onMend={mend} />
      )}
    </Dialog>
  );
}
