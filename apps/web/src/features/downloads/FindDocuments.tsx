import { defaultCatalogId, type CatalogId } from '@lucerna/engine';
import {
  Button,
  EmptyState,
  Heading,
  IconButton,
  Link,
  Page,
  PageHeader,
  Stack,
  Text,
  TextField,
} from '@lucerna/kit';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { api, failureOf, type ApiFailure } from '../../shared/api';
import { isPassing } from '../../shared/api/failure';
import { useCatalogue } from '../../shared/catalogue/use-catalogue';
import { useReferenceExample } from '../../shared/catalogue/use-reference-example';
import { ProductDocuments } from '../../shared/downloads';
import { DocumentChooser, type ChoosableProduct } from '../../shared/downloads/DocumentChooser';
import type { DocumentedThing } from '../../shared/downloads/document-address';
import { FailureAlert } from '../../shared/failure';
import { useTranslate } from '../../shared/i18n';
import { QuietLamp } from '../../shared/picture/QuietLamp';
import { href, usePageTitle } from '../../shared/route';
import { useCan } from '../../shared/session';
import { useDispatch } from '../../shared/store/hooks';
import { thingOf } from './thing-of';
import styles from './FindDocuments.module.css';

interface FoundProduct extends ChoosableProduct {
  readonly of: DocumentedThing;
}

/** Documents by model, reference or creation code: each at once, and of several products as one download for who may. */
export function FindDocuments({ isOneOnly }: { isOneOnly?: boolean }) {
  const t = useTranslate();
  const title = usePageTitle();
  const catalogId: CatalogId = useCatalogue() ?? defaultCatalogId;
  const example = useReferenceExample(catalogId);
  const canDownload = useCan('downloads.view');
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const [text, setText] = useState(search.get('reference') ?? '');
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [products, setProducts] = useState<readonly FoundProduct[]>([]);

  // A reference that is none is no other one at the next try.
  const isWorthAnother = failure !== null && (failure.status === 500 || isPassing(failure));

  async function find(): Promise<void> {
    if (text.trim() === '') return;
    const of = thingOf(text);
    setReading(true);
    const query = { ...of, catalogId: `${catalogId}` as const };
    const asked = dispatch(api.endpoints.listDocuments.initiate({ query, isSilent: true }));
    const { data, error } = await asked;
    asked.unsubscribe();
    setReading(false);
    setFailure(data ? null : failureOf(error));
    if (!data) return;
    const others = isOneOnly ? [] : products.filter(({ reference }) => reference !== data.reference);
    setProducts([...others, { ...data, of, params: { ...of, productType: data.productType } }]);
    if (!isOneOnly) setText('');
  }
  // What the address names is shown at once.
  const findNamed = useEffectEvent(() => void find());
  useEffect(() => findNamed(), []);

  return (
    <Page>
      <PageHeader title={t(title)} lead={t(isOneOnly ? 'documents.sheetLead' : 'documents.findLead')} />
      <Stack gap={7}>
        <form
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            const isEmpty = text.trim() === '';
            setMissing(isEmpty);
            if (isEmpty) field.current?.focus();
            else void find();
          }}
          className={styles.find}
        >
          <TextField
            label={t('documents.find')}
            description={t('documents.findHint', { example })}
            ref={field}
            value={text}
            errorMessage={isMissing && text.trim() === '' ? t('formError.required') : undefined}
            onChange={setText}
          />
          <Button type="submit" variant={products.length > 1 ? 'secondary' : 'primary'} isLoading={isReading}>
            {t('documents.show')}
          </Button>
        </form>
        <FailureAlert
          failure={failure}
          action={
            isWorthAnother && (
              <Button isLoading={isReading} onPress={() => void find()}>
                {t('errors-dialog.retry')}
              </Button>
            )
          }
        />
        {products.length === 0 && (
          <EmptyState picture={<QuietLamp isOff />} title={t('documents.findEmpty')}>
            <Link href={href('selectCollection')}>{t('routes.toCollections')}</Link>
          </EmptyState>
        )}
        {products.length > 1 && canDownload && (
          <section aria-label={t('documents.together')}>
            <Stack gap={4}>
              <Heading level={2}>{t('documents.together')}</Heading>
              <DocumentChooser products={products} catalogId={catalogId} />
            </Stack>
          </section>
        )}
        {products.map(({ of, name, reference }) => (
          <section key={reference} aria-label={name}>
            <div className={styles.head}>
              <div>
                <Heading level={2}>{name}</Heading>
                <Text tone="quiet" size={14} isCode>
                  {reference}
                </Text>
              </div>
              <IconButton
                icon="close"
                size="small"
                label={t('documents.takeOut', { name })}
                onPress={() => setProducts(products.filter((each) => each.reference !== reference))}
              />
            </div>
            <ProductDocuments of={of} catalogId={catalogId} />
          </section>
        ))}
      </Stack>
    </Page>
  );
}
