import { Button, TextField } from '@lucerna/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FormEvent } from 'react';
import { useCatalogue } from '../../shared/catalogue/use-catalogue';
import { useWords } from '../../shared/words';
import { useOpenReference } from './use-open-reference';
import type { ReferenceAnswer } from './use-open-reference';
import { usePastedReference } from './use-pasted-reference';
import styles from './OpenReference.module.css';

const examples = { 16: '201010/1Z_10_200', 21: '2010-10/1Z_10_200-2US' } as const;

const nearestOf = (answer: ReferenceAnswer): string | null =>
  answer.type === 'nearest' ? answer.reference : answer.type === 'unknown-model' ? answer.nearest : null;

interface OpenReferenceProps {
  /** Opened at once; an empty one only puts the focus into the field. */
  readonly begin?: string;
}

/**
 * A field that takes a reference, typed, pasted or scanned, and opens the configuration that it stands for; so does
 * pasting one anywhere on the page.
 */
export function OpenReference({ begin }: OpenReferenceProps) {
  const say = useWords();
  const example = examples[useCatalogue() ?? 16];
  const [text, setText] = useState(begin ?? '');
  const { answer, isOpening, open, forget } = useOpenReference();
  const nearest = answer && nearestOf(answer);

  function openText(wanted: string) {
    setText(wanted);
    open(wanted);
  }
  usePastedReference(openText);
  const openFirst = useEffectEvent(() => begin && open(begin));
  useEffect(() => void openFirst(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    open(text);
  }

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <TextField
        label={say('reference.open')}
        description={answer ? undefined : say('reference.hint', { example })}
        errorMessage={
          answer &&
          say(`reference.${answer.type}`, {
            model: answer.type === 'unknown-model' ? answer.model : '',
            code: 'code' in answer ? answer.code : '',
            example,
          })
        }
        value={text}
        onChange={(next) => {
          setText(next);
          forget();
        }}
        autoComplete="off"
        autoFocus={begin === ''}
        isTabular
        className={styles.field}
      />
      <Button type="submit" isLoading={isOpening} isDisabled={text.trim() === ''}>
        {say('reference.act')}
      </Button>
      {nearest && (
        <Button variant="quiet" className={styles.nearest} onPress={() => openText(nearest)}>
          {say('reference.openNearest', { reference: nearest })}
        </Button>
      )}
    </form>
  );
}
