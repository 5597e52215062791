import { maxCompositions } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import { Alert, Button, TextArea } from '@lucerna/kit';
import { useState } from 'react';
import { api, failureOf, type AnswerOf, type ApiFailure } from '../api';
import { useWriteLength } from '../catalogue/use-measures';
import { FailureAlert } from '../failure';
import { useProblemText, useTranslate } from '../i18n';
import { Reasons } from './Reasons';
import type { Source } from './source';
import type { Sources } from './use-sources';
import styles from './Sources.module.css';

type Told = AnswerOf<'findCompositions'>['compositions'][number];

const longest = 60;

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n;]+/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

const sourceOf = ({ found }: Told, catalogId: CatalogId): Source[] => {
  if (!found) return [];
  const { code, isCreation, creation } = found;
  const wanted = isCreation ? { creationCode: code } : { reference: code };
  return [{ ...found, id: code, catalogId, creation, wanted }];
};

interface FromTextsProps {
  readonly sources: Sources;
  readonly catalogId: CatalogId;
}

/** References and creation codes that somebody pastes; those that are none stay in the field, with the reason. */
export function FromTexts({ sources, catalogId }: FromTextsProps) {
  const t = useTranslate();
  const problemText = useProblemText(useWriteLength(catalogId));
  const [find, { isLoading }] = api.useFindCompositionsMutation();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<readonly Told[]>([]);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const lines = linesOf(text);
  const tooLong = lines.filter((line) => line.length > longest);
  const error =
    lines.length > maxCompositions
      ? t('previews.source.tooMany', { most: maxCompositions })
      : tooLong[0] !== undefined
        ? t('previews.source.tooLong', { text: tooLong[0].slice(0, 30) })
        : undefined;

  async function add() {
    setFailure(null);
    try {
      const { compositions } = await find({ body: { catalogId, texts: lines }, isSilent: true }).unwrap();
      sources.add(compositions.flatMap((each) => sourceOf(each, catalogId)));
      const wrong = compositions.filter(({ found }) => found === null);
      setRefused(wrong);
      setText(wrong.map((each) => each.text).join('\n'));
    } catch (thrown) {
      setFailure(failureOf(thrown));
    }
  }

  return (
    <div className={styles.form}>
      <TextArea
        label={t('previews.source.texts')}
        description={t('previews.source.textsHint')}
        errorMessage={error}
        rows={6}
        value={text}
        onChange={setText}
      />
      <div className={styles.act}>
        <Button
          onPress={() => void add()}
          isLoading={isLoading}
          isDisabled={lines.length === 0 || error !== undefined || sources.room === 0}
        >
          {t('previews.source.add', { count: lines.length })}
        </Button>
      </div>
      <FailureAlert failure={failure} />
      {refused.length > 0 && (
        <Alert tone="warning" title={t('previews.source.refused', { count: refused.length })} isLive>
          <Reasons>
            {refused.map(({ text: typed, problem }) => (
              <li key={typed}>{problem ? problemText(problem) : typed}</li>
            ))}
          </Reasons>
        </Alert>
      )}
    </div>
  );
}
