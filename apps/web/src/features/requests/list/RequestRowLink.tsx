import type { RequestRow } from '@lucerna/contract';
import { Heading, Text } from '@lucerna/kit';
import { ListRow } from '../../../shared/list/ListRow';
import { href } from '../../../shared/route';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { RequestStateMark } from '../RequestStateMark';
import styles from '../Requests.module.css';

interface RequestRowLinkProps {
  readonly request: RequestRow;
  readonly headingLevel?: 2 | 3;
}

/** One request as a row: what it is about, whose it is, and how far it is. */
export function RequestRowLink({ request, headingLevel = 2 }: RequestRowLinkProps) {
  const t = useTranslate();
  const format = useFormat();
  const { id, number, kind, asker, budgetNumber } = request;
  return (
    <li>
      <ListRow to={href('request', { requestId: id })} className={styles.row}>
        <div>
          <Heading level={headingLevel} size={16}>
            <bdi>{request.project?.name ?? request.topic}</bdi>
          </Heading>
          <Text size={14} tone="quiet" isTabular>
            {t(`requests.kind.${kind}`)} {number}
            {budgetNumber && ` · ${t('requests.quoted', { number: budgetNumber })}`}
          </Text>
          {!request.isOwn && (
            <Text size={14} tone="quiet">
              <bdi>{[asker.name, asker.company].filter(Boolean).join(', ')}</bdi>
            </Text>
          )}
        </div>
        <RequestStateMark state={request.state} />
        <Text as="span" size={14} tone="quiet" isTabular>
          {format.shortDate(request.updatedAt)}
        </Text>
      </ListRow>
    </li>
  );
}
