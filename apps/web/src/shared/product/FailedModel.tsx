import { ButtonLink, EmptyState } from '@lucerna/kit';
import { failureOf } from '../api/failure';
import { FailedQuery } from '../failure/FailedQuery';
import { useFailureText } from '../failure/use-failure-text';
import { useTranslate } from '../i18n';
import { QuietLamp } from '../picture/QuietLamp';
import { useChoosing } from '../route';

interface FailedModelProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isAsking: boolean;
}

/** Takes the place of a model's page: one that does not exist leads on, since asking again would not bring it. */
export function FailedModel(props: FailedModelProps) {
  const t = useTranslate();
  const textOf = useFailureText();
  const choosing = useChoosing();
  const failure = failureOf(props.error);
  if (failure?.status !== 404) return <FailedQuery headingLevel={1} {...props} />;
  const { title, text } = textOf(failure);
  return (
    <EmptyState
      picture={<QuietLamp isOff />}
      headingLevel={1}
      title={title}
      action={
        <ButtonLink href={choosing.collections()} variant="primary">
          {t('routes.toCollections')}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
