import { lightsOf, rebuildCreation, storeCreation, type Creation } from '@lucerna/engine';
import { useMemo, useState } from 'react';
import {
  BillLines,
  CatalogueContext,
  isSameCreation,
  MovedInRoom,
  SharedChoices,
  Unopened,
  useBill,
  useEditor,
  useEditorKeys,
  useEditorOfKind,
  useMovedInRoom,
  useSaying,
  useSpaceNotes,
} from '../../shared/editor';
import { Announcement } from '../../shared/announcement/Announcement';
import { PriceSaid } from '../../shared/configuring/steps/PriceSaid';
import { ComposedDrawing } from './ComposedDrawing';
import { draftKeyOf, type OpenedExpress } from './express';
import { expressKind, spaceOf } from './express-work';
import { ExpressFrame } from './ExpressFrame';
import { useWriteLength } from '../../shared/catalogue/use-measures';
import { useProblemText } from '../../shared/i18n';
import styles from './Express.module.css';

/** The attributes of all luminaires of a creation on one screen. */
export function ExpressCreation(express: OpenedExpress) {
  const { config, catalogue } = express;
  const rebuilt = useMemo(() => rebuildCreation(config.creation, catalogue.elements), [config, catalogue]);
  if (!rebuilt.ok) return <Unopened problems={rebuilt.problems} />;
  return <Changing {...express} start={rebuilt.value} />;
}

function Changing(express: OpenedExpress & { readonly start: Creation }) {
  const { config, catalogue, start, found } = express;
  const { elements } = catalogue;
  const problemText = useProblemText(useWriteLength(catalogue.catalogId));
  const [begun] = useState({ creation: start, quantity: config.quantity });
  const { editor, kept } = useEditorOfKind(expressKind, {
    ...{ elements, start: begun, draftKey: draftKeyOf(express), found },
  });
  const { said, sayAct, sayStep, nameOf } = useSaying(catalogue);
  const step = (way: 'undo' | 'redo') => () => {
    if (!editor.state()[way === 'undo' ? 'canUndo' : 'canRedo']) return;
    editor[way]();
    sayStep(way);
  };
  const [undo, redo] = [step('undo'), step('redo')];
  useEditorKeys({ undo, redo });
  const { editTelling, movedIn } = useMovedInRoom(editor, spaceOf);
  const { value, problems: refused, canUndo, canRedo } = useEditor(editor);
  const { creation, quantity } = value;
  const moved = movedIn(creation.space);
  const change = () => ({ creation: { ...storeCreation(creation) }, quantity });
  const { bill, problems } = useBill(creation.space, catalogue, quantity);
  // A drawing says itself what stands against it.
  const inTheWay = useSpaceNotes(creation.space, catalogue);
  const notes = creation.drawing ? [] : inTheWay.map(({ text }) => text);
  const lights = useMemo(() => creation.space.compositions.flatMap(lightsOf), [creation]);

  return (
    <CatalogueContext value={catalogue}>
      <ExpressFrame
        {...express}
        picture={<ComposedDrawing creation={creation} elements={elements} className={styles.picture} />}
        code={config.referenceCode}
        bill={bill}
        quantity={quantity}
        onQuantity={(count) => editor.edit({ type: 'set-quantity', quantity: count }, { joins: 'quantity' })}
        isPossible={bill !== null && notes.length === 0}
        isChanged={!isSameCreation({ ...start, quantity: config.quantity }, { ...creation, quantity })}
        change={change}
        kept={kept}
        line={change}
        onStartAgain={() => {
          editor.restart(begun);
          kept.drop();
        }}
        steps={{ canUndo, canRedo, onUndo: undo, onRedo: redo }}
        moved={<MovedInRoom moved={moved} catalogue={catalogue} onUndo={undo} />}
        parts={bill && <BillLines bill={bill} />}
        problems={[...[...refused, ...problems].map((each) => problemText(each)), ...notes]}
      >
        <SharedChoices
          space={creation.space}
          lights={lights}
          catalogue={catalogue}
          hasHeight={creation.drawing === null}
          onChange={(delta, ids, joins) => {
            const of = ids ? lights.filter(({ id }) => ids.includes(id)) : lights;
            const asked = { delta, ids: of.map(({ id }) => id) };
            if (editTelling({ type: 'change', delta, ids }, asked, { joins })) sayAct('change', nameOf(of));
          }}
        />
      </ExpressFrame>
      <Announcement turn={said.turn}>{said.text}</Announcement>
      <PriceSaid reference={config.referenceCode} price={moved ? null : bill?.prices?.totalGross} />
    </CatalogueContext>
  );
}
