import { codedAttributes, evaluate } from '@lucerna/engine';
import type { Choices, Configuration, Luminaire } from '@lucerna/engine';
import { useMemo } from 'react';
import { CodedChoice } from '../../configuring/CodedChoice';
import type { Chooser } from '../../configuring/chooser';
import { HeightChoice } from '../../configuring/HeightChoice';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';

interface SharedChoicesProps {
  /** The one whose values are shown and offered, for all that change with it. */
  readonly light: Luminaire;
  readonly catalogue: EditorCatalogue;
  readonly hasHeight?: boolean;
  /** What shall be another; the edit is refused as a whole where one of them cannot take it. */
  readonly onChange: (delta: Configuration) => void;
}

const changed = (before: Choices, after: Choices): Configuration =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name as keyof Choices]),
  );

/** The attributes that some luminaires have in common, in the order of the reference. */
export function SharedChoices({ light, catalogue, hasHeight = true, onChange }: SharedChoicesProps) {
  const { model, attributes } = light;
  const prepared = catalogue.elements.model(model);
  const evaluation = useMemo(
    () => prepared && evaluate(prepared, attributes, { rateId: catalogue.rateId, quantity: 1 }),
    [prepared, attributes, catalogue],
  );
  if (!prepared || !evaluation) return null;
  const chooser: Chooser = {
    prepared,
    evaluation,
    choose: (change) => onChange(change),
    take: (choices) => onChange(changed(attributes, choices)),
  };
  return (
    <>
      {codedAttributes.map((attribute) => {
        const options = evaluation.options[attribute] ?? [];
        return options.length > 0 ? (
          <CodedChoice key={attribute} attribute={attribute} options={options} chooser={chooser} />
        ) : null;
      })}
      {hasHeight && evaluation.height && <HeightChoice height={evaluation.height} chooser={chooser} />}
    </>
  );
}
