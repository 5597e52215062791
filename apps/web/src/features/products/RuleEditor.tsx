import { codedAttributes, type CodedAttribute, type ExclusionRule } from '@lucerna/engine';
import { Alert, Button, Heading, Select, Table, TableBody, TableCell, TableRow, Text } from '@lucerna/kit';
import { useState, type ReactNode } from 'react';
import { useTranslate } from '../../shared/i18n';
import { useFailureText } from '../../shared/failure';
import {
  editedRules,
  isAnyChosen,
  noEdits,
  pendingEdits,
  ruleKey,
  ruleOf,
  valuesInWords,
  type RuleChoice,
  type RuleEdits,
  type ValueNames,
} from './rule-draft';
import { useCheckRules } from './use-check-rules';
import styles from './Products.module.css';

/** As many rules as one answer holds: of more the others would be lost. */
const maxRules = 1000;

interface RuleEditorProps {
  readonly subFamily: number;
  readonly names: ValueNames;
  /** Those in force. */
  readonly rules: readonly ExclusionRule[];
  readonly askRules: () => Promise<readonly ExclusionRule[]>;
  readonly check: (id: string, onEnded: () => void) => ReactNode;
}

/** Rules are added and taken away; what that changes is checked as a feed is, and put in force by one press. */
export function RuleEditor({ subFamily, names, rules, askRules, check }: RuleEditorProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  const [edits, setEdits] = useState<RuleEdits>(noEdits);
  const pending = pendingEdits(rules, edits);
  const changes = pending.added.length + pending.removed.size;
  const isTooMany = rules.length >= maxRules;
  const checking = useCheckRules({ subFamily, rules, askRules });

  function change(next: RuleEdits) {
    // What was checked is no longer what stands here.
    checking.forget();
    setEdits(next);
  }
  function turn(key: string) {
    const removed = new Set(pending.removed);
    if (!removed.delete(key)) removed.add(key);
    change({ ...pending, removed });
  }

  return (
    <section className={styles.list} aria-label={t('products.rules')}>
      <Heading level={2} size={28}>
        {t('products.rules')}
      </Heading>
      {isTooMany ? (
        <Alert tone="warning">{t('products.rulesTooMany', { count: maxRules })}</Alert>
      ) : (
        <NewRule
          names={names}
          isKnown={(rule) => [...rules, ...pending.added].some((each) => ruleKey(each) === ruleKey(rule))}
          onAdd={(rule) => change({ ...pending, added: [...pending.added, rule] })}
        />
      )}
      {!isTooMany && (
        <div className={styles.import}>
          <Text role="status">
            {changes === 0 ? t('products.rulesUnchanged') : t('products.rulesChanged', { count: changes })}
          </Text>
          <Button
            variant="primary"
            isDisabled={changes === 0}
            isLoading={checking.isSending}
            onPress={() => void checking.send(editedRules(rules, pending))}
          >
            {t('products.checkRules')}
          </Button>
        </div>
      )}
      {checking.hasMoved && <Alert tone="warning">{t('products.rulesMoved')}</Alert>}
      {checking.failure && (
        <Alert tone="error">{failureText(checking.failure, 'uploadCatalogueFeed').text}</Alert>
      )}
      {checking.id !== null && check(checking.id, () => void askRules())}
      <RuleTable
        names={names}
        rules={[...rules, ...pending.added]}
        stateOf={(rule) =>
          pending.added.includes(rule) ? 'added' : pending.removed.has(ruleKey(rule)) ? 'removed' : null
        }
        onTurn={
          isTooMany
            ? null
            : (rule) =>
                pending.added.includes(rule)
                  ? change({ ...pending, added: pending.added.filter((each) => each !== rule) })
                  : turn(ruleKey(rule))
        }
      />
    </section>
  );
}

interface NewRuleProps {
  readonly names: ValueNames;
  readonly isKnown: (rule: ExclusionRule) => boolean;
  readonly onAdd: (rule: ExclusionRule) => void;
}

function NewRule({ names, isKnown, onAdd }: NewRuleProps) {
  const t = useTranslate();
  const [choice, choose] = useState<RuleChoice>({});
  const rule = ruleOf(choice);
  const isTwice = isAnyChosen(choice) && isKnown(rule);
  return (
    <>
      <div className={styles.tools} role="group" aria-label={t('products.newRule')}>
        {codedAttributes.map((attribute) => (
          <Select
            key={attribute}
            label={t(`configurator.attribute.${attribute}`)}
            options={[
              { value: '*', label: t('products.any') },
              ...names[attribute].map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
            ]}
            value={choice[attribute] ?? '*'}
            onChange={(code) => choose({ ...choice, [attribute]: code === '*' ? undefined : code })}
          />
        ))}
        <Button
          icon="plus"
          isDisabled={!isAnyChosen(choice) || isTwice}
          onPress={() => {
            onAdd(rule);
            choose({});
          }}
        >
          {t('products.addRule')}
        </Button>
      </div>
      {isTwice && <Text role="status">{t('products.ruleKnown')}</Text>}
    </>
  );
}

interface RuleTableProps {
  readonly names: ValueNames;
  readonly rules: readonly ExclusionRule[];
  readonly stateOf: (rule: ExclusionRule) => 'added' | 'removed' | null;
  /** Takes a rule away or brings it back; null where none can be changed. */
  readonly onTurn: ((rule: ExclusionRule) => void) | null;
}

function RuleTable({ names, rules, stateOf, onTurn }: RuleTableProps) {
  const t = useTranslate();
  if (rules.length === 0) return <Text tone="quiet">{t('products.noRules')}</Text>;
  const inWords = (rule: ExclusionRule, attribute: CodedAttribute) =>
    valuesInWords(rule, attribute, names) ?? t('products.any');
  const columns = [
    ...codedAttributes.map((id) => ({ id, label: t(`configurator.attribute.${id}`) })),
    { id: 'act', label: t('products.change'), isLabelHidden: true, width: '11rem' },
  ];
  return (
    <Table caption={t('products.rules')} columns={columns}>
      <TableBody>
        {rules.map((rule, at) => {
          const state = stateOf(rule);
          return (
            <TableRow key={`${ruleKey(rule)} ${at}`}>
              {codedAttributes.map((attribute) => (
                <TableCell key={attribute} column={attribute} className={styles.words}>
                  {state === 'removed' ? <s>{inWords(rule, attribute)}</s> : inWords(rule, attribute)}
                </TableCell>
              ))}
              <TableCell column="act">
                {onTurn && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t(state === 'removed' ? 'products.keepOf' : 'products.removeOf', {
                      rule: codedAttributes.map((attribute) => inWords(rule, attribute)).join(', '),
                    })}
                    onPress={() => onTurn(rule)}
                  >
                    {t(state === 'removed' ? 'products.keep' : 'products.remove')}
                  </Button>
                )}
                {state === 'added' && (
                  <Text as="span" size={14} tone="quiet">
                    {t('products.new')}
                  </Text>
                )}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
