import { billOfMaterials, evaluate } from '@lucerna/engine';
import type { Choices } from '@lucerna/engine';
import { Alert } from '@lucerna/kit';
import { codedAttributes } from '@lucerna/engine';
import { useMemo, useState } from 'react';
import { CodedChoice } from '../../shared/configuring/CodedChoice';
import type { Chooser } from '../../shared/configuring/chooser';
import { HeightChoice } from '../../shared/configuring/HeightChoice';
import { useProblemText, useWords } from '../../shared/words';
import type { Express } from './express';
import { ExpressFrame } from './ExpressFrame';
import { useSaveProduct } from './use-save-product';

/** All attributes of one luminaire of a project on one screen. */
export function ExpressLuminaire({ config, catalogue, product, project, isValidating }: Express) {
  const say = useWords();
  const problemText = useProblemText();
  const [choices, setChoices] = useState<Choices>(config.choices);
  const [quantity, setQuantity] = useState(config.quantity);
  const prepared = catalogue.elements.model(config.model);
  const evaluation = useMemo(
    () => prepared && evaluate(prepared, choices, { rateId: catalogue.rateId, quantity }),
    [prepared, choices, catalogue, quantity],
  );
  const stored = evaluation?.choices ?? choices;
  const saving = useSaveProduct(project, product, { choices: stored, quantity });
  if (!prepared || !evaluation) return <Alert tone="warning">{say('configurator.cannot')}</Alert>;
  const chooser: Chooser = {
    prepared,
    evaluation,
    choose: (change) => setChoices({ ...choices, ...change }),
    take: setChoices,
  };
  const bill = billOfMaterials(prepared, evaluation, quantity);
  return (
    <ExpressFrame
      project={project}
      product={product}
      isValidating={isValidating}
      pictures={[{ model: config.model, finish: evaluation.configuration.color }]}
      code={evaluation.reference}
      bill={bill.ok ? bill.value : null}
      catalogue={catalogue}
      quantity={quantity}
      onQuantity={setQuantity}
      isPossible={evaluation.allowed}
      isChanged={choices !== config.choices || quantity !== config.quantity}
      saving={saving}
      problems={evaluation.problems.map((each) => problemText(each))}
    >
      {codedAttributes.map((attribute) => {
        const options = evaluation.options[attribute] ?? [];
        return options.length > 0 ? (
          <CodedChoice key={attribute} attribute={attribute} options={options} chooser={chooser} />
        ) : null;
      })}
      {evaluation.height && <HeightChoice height={evaluation.height} chooser={chooser} />}
    </ExpressFrame>
  );
}
