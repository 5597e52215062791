import { codedAttributes, type CodedAttribute } from '@lucerna/engine';
import type { Chooser } from './chooser';
import { CodedChoice } from './CodedChoice';

interface CodedChoicesProps {
  readonly chooser: Chooser;
  readonly attributes?: readonly CodedAttribute[];
  /** An attribute with fewer values than these is left out. */
  readonly least?: number;
}

/** The values of the attributes that have a code, attribute by attribute. */
export function CodedChoices({ chooser, attributes = codedAttributes, least = 1 }: CodedChoicesProps) {
  return attributes.map((attribute) => {
    const options = chooser.evaluation.options[attribute] ?? [];
    return options.length >= least ? (
      <CodedChoice key={attribute} attribute={attribute} options={options} chooser={chooser} />
    ) : null;
  });
}
