import type { CodedAttribute, Option } from '@lucerna/engine';
import { ChoiceCards, ScaleGroup, SwatchGroup, type CardChoice } from '@lucerna/kit';
import { drawInstallation, temperatureColour } from '@lucerna/picture/samples';
import type { ReactNode } from 'react';
import { useFormat, useTranslate } from '../../i18n';
import { BlockedReason } from './BlockedReason';
import { FinishSample } from './FinishSample';
import { InstallationDrawing } from './InstallationDrawing';
import type { Chooser } from './chooser';
import { useValueNames } from './value-names';

interface CodedChoiceProps {
  readonly attribute: CodedAttribute;
  readonly options: readonly Option[];
  readonly chooser: Chooser;
  /** Another reason for what blocks a value than the rules of the model. */
  readonly reasonOf?: (option: Option) => ReactNode;
}

/** One attribute with its values: finishes as swatches, temperatures on a scale, installations as drawings. */
export function CodedChoice({ attribute, options, chooser, reasonOf }: CodedChoiceProps) {
  const t = useTranslate();
  const format = useFormat();
  const held = chooser.several?.(attribute) ?? [];
  const isSeveral = held.length > 1;
  const names = useValueNames(chooser.evaluation, chooser.models);
  const finishOf = (code: string) =>
    chooser.prepared.sheet.finishes?.find((finish) => finish.code === code) ?? null;
  const plain = options.map((option): CardChoice & { value: string } => ({
    value: option.value,
    label: names.value(attribute, option.value),
    isBlocked: option.status === 'blocked',
    blockedReason: reasonOf?.(option) ?? (
      <BlockedReason attribute={attribute} option={option} names={names} chooser={chooser} />
    ),
  }));
  const group = {
    label: names.attribute(attribute),
    value: isSeveral ? null : (options.find((option) => option.selected)?.value ?? null),
    detail: isSeveral
      ? t('configurator.several', {
          values: format.list(held.map((value) => names.value(attribute, String(value)))),
        })
      : undefined,
    onChange: (value: string) => chooser.choose({ [attribute]: value }),
  };
  switch (attribute) {
    case 'color':
      return (
        <SwatchGroup
          {...group}
          choices={plain.map((choice) => ({
            ...choice,
            colour: finishOf(choice.value)?.base ?? 'transparent',
            picture: <FinishSample finish={finishOf(choice.value)} />,
          }))}
        />
      );
    case 'temperature':
      return (
        <ScaleGroup
          {...group}
          ends={[t('configurator.warm'), t('configurator.cold')]}
          choices={plain.map((choice) => ({ ...choice, colour: temperatureColour(choice.value) }))}
        />
      );
    case 'control':
      return <ChoiceCards {...group} layout="pills" choices={plain} />;
    case 'installation':
      return (
        <ChoiceCards
          {...group}
          choices={plain.map((choice) => ({
            ...choice,
            picture: <InstallationDrawing svg={drawInstallation(choice.value)} />,
          }))}
        />
      );
  }
}
