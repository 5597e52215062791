import { groupInfo, type CodedAttribute, type Space } from '@lucerna/engine';
import { Button, Disclosure, IconButton, Text } from '@lucerna/kit';
import { useMemo } from 'react';
import { useMeasures } from '../../../shared/catalogue/use-measures';
import { CodedChoice } from '../../../shared/configuring/choices/CodedChoice';
import { CodedChoices } from '../../../shared/configuring/choices/CodedChoices';
import { HeightChoice } from '../../../shared/configuring/choices/HeightChoice';
import { useValueNames } from '../../../shared/configuring/choices/value-names';
import { AimFields, RemoteNote, SideSection, elementNames } from '../../../shared/editor';
import type { EditorCatalogue, SpaceDocument } from '../../../shared/editor';
import { useSelector } from '../../../shared/store/hooks';
import { languageOf, useFormat, useTranslate } from '../../../shared/i18n';
import { findElement, groupOf, moversOf, selectedArticles } from '../command/find';
import type { Commands } from '../room/use-commands';
import { ArrangeActs } from './ArrangeActs';
import { PlaceFields } from './PlaceFields';
import { useSelectionChooser, type SelectionChooser } from './use-chooser';
import styles from './SelectionPanel.module.css';

interface SelectionPanelProps {
  readonly composed: SpaceDocument;
  readonly selection: readonly string[];
  readonly catalogue: EditorCatalogue;
  readonly commands: Commands;
}

/** What is always in sight, and what is told in a line until it is to be changed: all of it fits beside the room. */
const seen: readonly CodedAttribute[] = ['color', 'temperature'];
const folded: readonly CodedAttribute[] = ['control', 'installation'];

/** What is selected: what can be done with it, where it hangs, and its choices. */
export function SelectionPanel({ composed, selection, catalogue, commands }: SelectionPanelProps) {
  const t = useTranslate();
  const language = useSelector(languageOf);
  const { space } = composed;
  const articles = useMemo(() => selectedArticles(space, selection), [space, selection]);
  const chooser = useSelectionChooser(space, articles, { catalogue, commands });
  const [first] = articles;
  const found = first && findElement(space, first.id);
  if (!first || !found || !chooser) return null;
  const isOne = articles.length === 1;
  const sharesCanopy = (found.cluster?.lights.length ?? 0) > 1;
  const isGrouped = articles.some(({ id }) => groupOf(space, id));
  const acts = [
    { name: 'group', isFor: !isOne, act: commands.group },
    { name: 'ungroup', isFor: isGrouped, act: commands.ungroup },
    { name: 'gather', isFor: !isOne, act: commands.gather },
    { name: 'part', isFor: sharesCanopy, act: commands.part },
  ] as const;
  return (
    <SideSection
      label={t('crea.selected')}
      title={
        isOne
          ? elementNames(space, catalogue.elements, language).get(first.id)
          : t('crea.luminaires', { count: articles.length })
      }
      signs={
        <>
          <IconButton icon="copy" label={t('crea.duplicate')} onPress={commands.duplicate} />
          <IconButton icon="trash" label={t('crea.remove')} onPress={commands.remove} />
          <IconButton icon="close" label={t('crea.deselect')} onPress={() => commands.pick(null, false)} />
        </>
      }
    >
      {!isOne && <SelectionSums space={space} selection={selection} catalogue={catalogue} />}
      <div className={styles.acts}>
        <ArrangeActs
          movers={moversOf(space, selection).length}
          catalogId={catalogue.catalogId}
          commands={commands}
        />
        {acts
          .filter(({ isFor }) => isFor)
          .map(({ name, act }) => (
            <Button key={name} size="small" variant="quiet" onPress={act}>
              {t(`crea.${name}`)}
            </Button>
          ))}
      </div>
      {isOne && <PlaceFields light={first} catalogId={catalogue.catalogId} onPlace={commands.place} />}
      {isOne && <AimFields light={first} catalogue={catalogue.elements} onAim={commands.aim} />}
      {chooser.height && <HeightChoice height={chooser.height} chooser={chooser} />}
      <CodedChoices chooser={chooser} attributes={seen} />
      <div>
        <FoldedChoices chooser={chooser} />
      </div>
      {found.composition.controlBeforeRemote !== null && (
        <RemoteNote
          evaluation={chooser.evaluation}
          models={chooser.models}
          before={[found.composition.controlBeforeRemote]}
        />
      )}
    </SideSection>
  );
}

interface SelectionSumsProps {
  readonly space: Space;
  readonly selection: readonly string[];
  readonly catalogue: EditorCatalogue;
}

/** What several luminaires add up to: their light, what they take and what they weigh. */
function SelectionSums({ space, selection, catalogue }: SelectionSumsProps) {
  const format = useFormat();
  const { writeKg } = useMeasures(catalogue.catalogId);
  const sums = useMemo(() => groupInfo(space, selection, catalogue.elements), [space, selection, catalogue]);
  if (!sums.ok) return null;
  const { lumens, consumedWatts, netWeightKg } = sums.value;
  const told = [
    format.unit(lumens, 'lm', 0),
    format.unit(consumedWatts, 'W'),
    netWeightKg > 0 && writeKg(netWeightKg, format),
  ];
  return (
    <Text size={14} tone="quiet" isTabular>
      {told.filter(Boolean).join(' · ')}
    </Text>
  );
}

/** The choices that are told in a line, and opened to be changed. */
function FoldedChoices({ chooser }: { chooser: SelectionChooser }) {
  const t = useTranslate();
  const format = useFormat();
  const names = useValueNames(chooser.evaluation, chooser.models);
  return folded.map((attribute) => {
    const options = chooser.evaluation.options[attribute] ?? [];
    const held = (chooser.several?.(attribute) ?? []).map((value) => names.value(attribute, String(value)));
    return options.length === 0 ? null : (
      <Disclosure
        key={attribute}
        title={names.attribute(attribute)}
        end={held.length > 1 ? t('configurator.several', { values: format.list(held) }) : held[0]}
      >
        <CodedChoice attribute={attribute} options={options} chooser={chooser} />
      </Disclosure>
    );
  });
}
