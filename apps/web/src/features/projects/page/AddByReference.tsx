import type { Project } from '@lucerna/contract';
import { refusedProblems } from '@lucerna/contract/problem-data';
import { Button, notify, QuantityField, TextField } from '@lucerna/kit';
import { useState } from 'react';
import type { ClipboardEvent, FormEvent } from 'react';
import { api, failureOf, isUnanswered, useActKey } from '../../../shared/api';
import { useWriteLength } from '../../../shared/catalogue/use-measures';
import { useReferenceExample } from '../../../shared/catalogue/use-reference-example';
import { useFailureText } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import { linesWithoutReference, readPastedLines } from './pasted-references';
import type { PastedLine } from './pasted-references';
import { ImportButton } from '../import/ImportButton';
import type { Changes } from './use-changes';
import styles from './AddByReference.module.css';

/** Lines of which a refusal tells; when they are put right, it tells of the others. */
const maxTold = 8;
/** Lines without a reference that are named. */
const maxLeftOut = 3;

interface AddByReferenceProps {
  readonly project: Project;
  readonly make: Changes['make'];
}

/** One field that takes a complete reference, or many with their quantities; a refusal stands under it in words. */
export function AddByReference({ project, make }: AddByReferenceProps) {
  const { id, catalogId } = project;
  const t = useTranslate();
  const textOf = useFailureText(useWriteLength(catalogId));
  const act = useActKey();
  const [text, setText] = useState('');
  const [quantity, setQuantity] = useState(1);
  const [refusal, setRefusal] = useState<string | null>(null);
  // What was pasted beside references, until these are added.
  const [pastedBeside, setPastedBeside] = useState<readonly string[]>([]);
  const [add, { isLoading }] = api.useAddProductsMutation();
  const example = useReferenceExample(catalogId);

  /** A refusal is shown here and ends the change as nothing; what is stale or lost goes the way of every change. */
  async function send(lines: readonly PastedLine[], leftOut: readonly string[]) {
    if (lines.length === 0) return setRefusal(t('projects.noReferences', { example }));
    setRefusal(null);
    const body = [...lines];
    const what = `${t('projects.addByReference')}: ${lines.map((line) => line.reference).join(', ')}`;
    let refused: unknown = null;
    const project = await make({
      what,
      isShown: (error) => {
        const failure = failureOf(error);
        if (!failure || failure.code === 'stale' || isUnanswered(failure)) return false;
        refused = error;
        return true;
      },
      send: (how) => add({ params: { id }, body, ...how, actKey: act.of(body) }).unwrap(),
    });
    const failure = failureOf(refused);
    if (failure) {
      const reasons = refusedProblems(failure).map(({ code, data }) => {
        const reason = textOf({ ...failure, code, details: data }).text;
        return data['product'] ? t('projects.lineRefused', { line: data['product'], reason }) : reason;
      });
      setRefusal([...new Set(reasons)].slice(0, maxTold).join(' '));
    }
    if (!project) return;
    act.done();
    setText('');
    setQuantity(1);
    setPastedBeside([]);
    const named = leftOut.slice(0, maxLeftOut).join(' · ');
    notify({
      tone: leftOut.length > 0 ? 'warning' : 'success',
      title: t('projects.added', { count: lines.length }),
      ...(leftOut.length > 0 && {
        text: t('projects.leftOut', { lines: leftOut.length > maxLeftOut ? `${named} …` : named }),
      }),
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(readPastedLines(text, quantity), [...pastedBeside, ...linesWithoutReference(text)]);
  }

  // A field of one line would run several pasted lines together.
  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    const lines = readPastedLines(pasted, quantity);
    const beside = linesWithoutReference(pasted);
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'text') return;
    if (lines.length === 0 || lines.length + beside.length < 2) return;
    if (event.target.getAttribute('role') === 'spinbutton') return;
    event.preventDefault();
    setText(lines.map((line) => `${line.reference} ${line.quantity}`).join(', '));
    setPastedBeside(beside);
    void send(lines, beside);
  }

  return (
    <form onSubmit={submit} onPasteCapture={paste} noValidate className={styles.form}>
      <TextField
        label={t('projects.addByReference')}
        description={t('projects.addByReferenceHint', { example })}
        errorMessage={refusal}
        value={text}
        onChange={(next) => {
          setText(next);
          setRefusal(null);
        }}
        autoComplete="off"
        isTabular
        className={styles.field}
      />
      <QuantityField label={t('projects.quantity')} value={quantity} onChange={setQuantity} max={100_000} />
      <Button type="submit" icon="plus" isLoading={isLoading}>
        {t('projects.add')}
      </Button>
      {project.totals.products > 0 && <ImportButton project={project} />}
    </form>
  );
}
