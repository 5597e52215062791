import { codedAttributes } from '@lucerna/engine';
import type { CodedAttribute, Configuration, Luminaire, Option, Space } from '@lucerna/engine';
import { useMemo } from 'react';
import { CodedChoice } from '../../configuring/choices/CodedChoice';
import type { Chooser } from '../../configuring/choices/chooser';
import { HeightChoice } from '../../configuring/choices/HeightChoice';
import { severalOf } from '../../configuring/choices/several';
import { useValueNames } from '../../configuring/choices/value-names';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';
import { heightOfHanging } from './common-height';
import { joinsOf } from './joins-of';
import { LackingReason } from './LackingReason';
import { controlsBeforeRemote } from './remote-before';
import { RemoteNote } from './RemoteNote';
import { sharedOptions, type SharedOptions } from './shared-options';

interface SharedChoicesProps {
  readonly space: Space;
  /** All that change together; what they differ in is told, and a choice is made for all. */
  readonly lights: readonly Luminaire[];
  readonly catalogue: EditorCatalogue;
  /** Which of them are offered; all where it is left out. */
  readonly attributes?: readonly CodedAttribute[];
  readonly hasHeight?: boolean;
  /** What shall be another: of all, or of some where not all come with it; under `joins` one after another are one step. */
  readonly onChange: (delta: Configuration, ids?: readonly string[], joins?: string) => void;
}

/** The attributes that some luminaires have in common, in the order of the reference. */
export function SharedChoices(props: SharedChoicesProps) {
  const { lights, catalogue } = props;
  const [first] = lights;
  const shared = useMemo(
    () => sharedOptions(lights, catalogue.elements, catalogue.rateId),
    [lights, catalogue],
  );
  return first && shared && <Offered {...props} first={first} shared={shared} />;
}

interface OfferedProps extends SharedChoicesProps {
  readonly first: Luminaire;
  readonly shared: SharedOptions;
}

function Offered(props: OfferedProps) {
  const {
    space,
    lights,
    catalogue,
    attributes = codedAttributes,
    hasHeight = true,
    onChange,
    first,
    shared,
  } = props;
  const { evaluation, models, options, lacking } = shared;
  const names = useValueNames(evaluation, models);
  const hanging = useMemo(
    () => (hasHeight ? heightOfHanging(space, lights, catalogue) : null),
    [hasHeight, space, lights, catalogue],
  );
  const before = attributes.includes('installation') ? controlsBeforeRemote(space, lights) : [];
  const prepared = catalogue.elements.model(first.model);
  if (!prepared) return null;
  const chooser: Chooser = {
    prepared,
    evaluation,
    models,
    several: severalOf(lights.map((light) => light.attributes)),
    choose: (change) => {
      const isOfSome = change.pendantHeight !== undefined && hanging && hanging.ids.length < lights.length;
      onChange(change, isOfSome ? hanging.ids : undefined, joinsOf(change));
    },
    take: (choices) => onChange(shared.changesOf(choices)),
  };

  function reasonOf(attribute: CodedAttribute, { value }: Option) {
    const without = lacking(attribute, value);
    if (without.length === 0) return null;
    const others = lights.filter((light) => !without.includes(light)).map(({ id }) => id);
    return (
      <LackingReason
        value={names.value(attribute, value)}
        lacking={without}
        others={others.length}
        onTake={() => onChange({ [attribute]: value }, others)}
      />
    );
  }
  return (
    <>
      {attributes.map((attribute) => {
        const offered = options[attribute] ?? [];
        return offered.length > 0 ? (
          <CodedChoice
            key={attribute}
            attribute={attribute}
            options={offered}
            chooser={chooser}
            reasonOf={(option) => reasonOf(attribute, option)}
          />
        ) : null;
      })}
      {before.length > 0 && <RemoteNote evaluation={evaluation} models={models} before={before} />}
      {hanging && <HeightChoice height={hanging.height} chooser={chooser} />}
    </>
  );
}
