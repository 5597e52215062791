import { billOfMaterials, type PreparedModel } from '@lucerna/engine';
import { CodedChoices } from '../../shared/configuring/choices/CodedChoices';
import { PriceSaid } from '../../shared/configuring/steps/PriceSaid';
import { HeightChoice } from '../../shared/configuring/choices/HeightChoice';
import { LivePicture, MovedNotice, Unopened, useConfigured } from '../../shared/editor';
import { useWriteLength } from '../../shared/catalogue/use-measures';
import { useProblemText } from '../../shared/i18n';
import { draftKeyOf, type OpenedExpress } from './express';
import { ExpressFrame } from './ExpressFrame';
import styles from './Express.module.css';

/** All attributes of one luminaire of a project on one screen. */
export function ExpressLuminaire(express: OpenedExpress) {
  const { config, catalogue } = express;
  const prepared = catalogue.elements.model(config.model);
  if (!prepared)
    return <Unopened problems={[{ code: 'variations-not-found', data: { code: config.model } }]} />;
  return <Changing {...express} prepared={prepared} />;
}

function Changing(express: OpenedExpress & { readonly prepared: PreparedModel }) {
  const { config, catalogue, prepared, found } = express;
  const problemText = useProblemText(useWriteLength(catalogue.catalogId));
  const configuring = useConfigured({
    prepared,
    start: { choices: config.choices, quantity: config.quantity },
    draftKey: draftKeyOf(express),
    found,
  });
  const { evaluation, quantity, kept } = configuring;
  const change = () => ({ choices: evaluation.choices, quantity });
  const bill = billOfMaterials(prepared, evaluation, quantity);
  return (
    <>
      <ExpressFrame
        {...express}
        picture={<LivePicture configuring={configuring} className={styles.picture} />}
        code={evaluation.reference}
        bill={bill.ok ? bill.value : null}
        quantity={quantity}
        onQuantity={configuring.setQuantity}
        isPossible={evaluation.allowed}
        isChanged={configuring.isChanged}
        change={change}
        kept={kept}
        line={() => ({ model: config.model, ...change() })}
        onStartAgain={configuring.startAgain}
        steps={{
          canUndo: configuring.canUndo,
          canRedo: configuring.canRedo,
          onUndo: configuring.undo,
          onRedo: configuring.redo,
        }}
        moved={<MovedNotice configuring={configuring} />}
        problems={evaluation.problems.map((each) => problemText(each))}
      >
        <CodedChoices chooser={configuring} />
        {evaluation.height && <HeightChoice height={evaluation.height} chooser={configuring} />}
      </ExpressFrame>
      <PriceSaid
        reference={evaluation.reference}
        price={configuring.moved?.price ? null : (bill.ok && bill.value.prices?.totalGross) || null}
      />
    </>
  );
}
