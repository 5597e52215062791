import type { CatalogId } from '@lucerna/engine';
import { Alert, ButtonLink, Skeleton, Text } from '@lucerna/kit';
import { api } from '../api';
import { FailedQuery } from '../failure';
import { languageOf, useProblemText, useTranslate } from '../i18n';
import { useSelector } from '../store/hooks';
import { documentAddress } from './document-address';
import type { DocumentedThing } from './document-address';
import styles from './ProductDocuments.module.css';

export interface ProductDocumentsProps {
  readonly of: DocumentedThing;
  readonly catalogId: CatalogId;
}

/** The documents of one product, each saved by one press; those that it does not have say why. */
export default function ProductDocuments({ of, catalogId }: ProductDocumentsProps) {
  const t = useTranslate();
  const problemText = useProblemText();
  const language = useSelector(languageOf);
  const { data, error, isFetching, refetch } = api.useListDocumentsQuery({
    query: { ...of, catalogId: `${catalogId}` },
    isSilent: true,
  });
  if (error) return <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} />;
  if (data.documents.every(({ isEnabled }) => !isEnabled))
    return (
      <Alert>
        {data.documents[0]?.problem ? problemText(data.documents[0].problem) : t('documents.none')}
      </Alert>
    );
  return (
    <ul className={styles.list}>
      {data.documents.map(({ subType, formats, isEnabled, problem }) => (
        <li key={subType} className={styles.document}>
          <div>
            {t(`documents.kind.${subType}`)}
            {problem && (
              <Text tone="quiet" size={14}>
                {problemText(problem)}
              </Text>
            )}
          </div>
          {isEnabled && (
            <div className={styles.formats}>
              {formats.map((format) => (
                <ButtonLink
                  key={format}
                  size="small"
                  icon="download"
                  download
                  href={documentAddress({ of, subType, format, catalogId, language })}
                  aria-label={`${t(`documents.kind.${subType}`)}, ${formatName(format)}`}
                >
                  {formatName(format)}
                </ButtonLink>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const names: Readonly<Record<string, string>> = { gltf: 'glTF', 'small.svg': 'SVG S' };

/** What a format is called: by the end of its files. */
export const formatName = (format: string): string => names[format] ?? format.toUpperCase();
