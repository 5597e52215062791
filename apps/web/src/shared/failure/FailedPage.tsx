import { ButtonLink, EmptyState, Page, Skeleton } from '@lucerna/kit';
import { failureOf } from '../api/failure';
import { QuietLamp } from '../picture/QuietLamp';
import { href } from '../route';
import { useTranslate } from '../i18n';
import type { AwaitedQuery } from './AwaitedPart';
import { FailedQuery } from './FailedQuery';
import { useFailureText } from './use-failure-text';

interface FailedPageProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isAsking: boolean;
  /** 1 where the page has no heading without it. */
  readonly headingLevel?: 1;
}

/** Where one finds such a thing as is asked for at an address; else it is in a project. */
const lists = [
  {
    page: 'selectCollection',
    title: 'routes.toCollections',
    of: /^\/api\/v\d\/(?:articles|categories|preconfigs)\//,
  },
  { page: 'orders', title: 'orders.title', of: /^\/api\/v\d\/orders\/(?!generate)/ },
  { page: 'quotes', title: 'budgets.all', of: /^\/api\/v\d\/budget\/(?!project)/ },
  { page: 'requests', title: 'routes.requests', of: /^\/api\/v\d\/support-requests\// },
] as const;

const ofProject = /^\/api\/v\d\/projects\//;

/** Takes the place of what a page is about: what is not there leads on, since asking again would not bring it. */
export function FailedPage(props: FailedPageProps) {
  const t = useTranslate();
  const textOf = useFailureText();
  const failure = failureOf(props.error);
  if (failure?.status !== 404) return <FailedQuery {...props} />;
  const list = lists.find(({ of }) => of.test(failure.address));
  const { title, text } = ofProject.test(failure.address)
    ? { title: t('projects.notFoundTitle'), text: t('projects.notFoundText') }
    : textOf(failure);
  return (
    <EmptyState
      picture={<QuietLamp isOff />}
      headingLevel={props.headingLevel}
      title={title}
      action={
        <ButtonLink href={href(list?.page ?? 'projects')} variant="primary">
          {list ? t(list.title) : t('projects.toList')}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}

interface FailedQueryPageProps {
  /** What the whole page is about. */
  readonly query: Omit<AwaitedQuery, 'data'>;
}

/** A page of its own where what it is about could not be read. */
export function FailedQueryPage({ query: { error, isFetching, refetch } }: FailedQueryPageProps) {
  return (
    <Page>
      <FailedPage headingLevel={1} error={error} isAsking={isFetching} onRetry={() => void refetch()} />
    </Page>
  );
}

/** Takes the place of what a page is about until the answer is there; a block as high as a CSS length says. */
export function AwaitedPage({ query, height }: FailedQueryPageProps & { readonly height: string }) {
  const { error, isFetching, refetch } = query;
  if (error === undefined) return <Skeleton shape="block" height={height} />;
  return <FailedPage error={error} isAsking={isFetching} onRetry={() => void refetch()} />;
}
