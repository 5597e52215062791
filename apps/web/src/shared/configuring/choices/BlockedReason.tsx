import type { AttributeName, Option } from '@lucerna/engine';
import { Button } from '@lucerna/kit';
import { useFormat, useProblemText, useTranslate } from '../../i18n';
import type { Chooser } from './chooser';
import type { ValueNames } from './value-names';
import styles from './BlockedReason.module.css';

interface BlockedReasonProps {
  readonly attribute: AttributeName;
  readonly option: Option;
  readonly names: ValueNames;
  readonly chooser: Chooser;
}

/** What blocks a value, in words, and the smallest change that frees it, as a button. */
export function BlockedReason({ attribute, option, names, chooser }: BlockedReasonProps) {
  const t = useTranslate();
  const format = useFormat();
  const problemText = useProblemText();
  const { blocked } = option;
  if (!blocked) return null;
  const value = names.value(attribute, option.value);
  const changes = blocked.changes
    .filter((change) => change.attribute !== attribute)
    .map(({ attribute: other, from, to }) =>
      to === null
        ? t('configurator.giveUp', { value: names.both(other, from) })
        : t(`configurator.switch.${other}`, { value: names.value(other, to) }),
    );
  const reasons =
    blocked.by.length > 0
      ? [
          t('configurator.blockedBy', {
            value,
            choices: format.list(blocked.by.map((by) => names.both(by.attribute, by.value))),
          }),
        ]
      : blocked.problems
          .filter(({ code }) => code !== 'combination-incompatible' && code !== 'rule-failed')
          .map(({ code, data }) =>
            problemText({ code, data: { ...data, attribute: names.attribute(attribute), value } }),
          );
  const rules = blocked.rules.map((rule) => names.rule(rule)).filter((parts) => parts.length > 1);
  return (
    <span className={styles.reason}>
      {reasons.join(' ')}{' '}
      {rules.map(([value = '', ...choices]) => (
        <span key={[value, ...choices].join()} className={styles.rule}>
          {t('configurator.rule', { value, choices: format.list(choices) })}
        </span>
      ))}
      {blocked.failed.map(({ id, reason }) => (
        <span key={id} className={styles.rule}>
          {problemText({ code: 'rule-failed', data: { reason } })}
        </span>
      ))}
      {blocked.repair && (
        <Button size="small" onPress={() => blocked.repair && chooser.take(blocked.repair, attribute)}>
          {changes.length > 0
            ? t('configurator.takeWith', { value, changes: format.list(changes) })
            : t('configurator.takeIt', { value })}
        </Button>
      )}
    </span>
  );
}
