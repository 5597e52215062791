import type { Creation } from '@lucerna/engine';
import { useRef, useState, type ReactNode } from 'react';
import {
  BillSection,
  EditorFrame,
  LookTools,
  RoomView,
  SaveCreation,
  savePicture,
  Totals,
  useBill,
  useRoomLook,
  useSpaceNotes,
} from '../../shared/editor';
import type { EditorCatalogue, RoomPicture } from '../../shared/editor';
import { useTranslate } from '../../shared/i18n';
import { SharedArticles } from './SharedArticles';
import { SharedFiles } from './SharedFiles';
import { SharedList } from './SharedList';

interface SharedViewProps {
  readonly creation: Creation;
  readonly catalogue: EditorCatalogue;
  readonly name: string;
  readonly notices: ReactNode;
  /** Stands before what it is made of. */
  readonly side?: ReactNode;
}

const nothing = () => undefined;

/** A creation that can be looked at, counted, saved as a file and copied, and not be changed. */
export function SharedView({ creation, catalogue, name, notices, side }: SharedViewProps) {
  const t = useTranslate();
  const look = useRoomLook();
  const room = useRef<RoomPicture>(null);
  const [quantity, setQuantity] = useState(1);
  const [isList, setList] = useState(false);
  const [selection, setSelection] = useState<readonly string[]>([]);
  const notes = useSpaceNotes(creation.space, catalogue);
  const isPossible = useBill(creation.space, catalogue, quantity).bill !== null;
  const toggleList = () => setList(!isList);
  return (
    <EditorFrame
      catalogue={catalogue}
      title={name}
      tools={
        <LookTools
          look={look}
          list={{ isShown: isList, onToggle: toggleList }}
          onPicture={() => void savePicture(room.current, name)}
        />
      }
      isList={isList}
      room={
        isList ? (
          <SharedList
            space={creation.space}
            catalogue={catalogue}
            selection={selection}
            onSelect={setSelection}
          />
        ) : (
          <RoomView
            ref={room}
            creation={creation}
            catalogue={catalogue}
            selection={selection}
            look={look}
            label={t('share.room', { name })}
            onPick={(id) => setSelection(id === null ? [] : [id])}
            onWantList={toggleList}
          />
        )
      }
      notices={notices}
      side={
        <>
          {side}
          <SharedArticles creation={creation} />
          <SharedFiles creation={creation} catalogue={catalogue} name={name} />
        </>
      }
      bill={<BillSection space={creation.space} catalogue={catalogue} quantity={quantity} />}
      foot={
        <Totals
          space={creation.space}
          catalogue={catalogue}
          quantity={quantity}
          onQuantity={setQuantity}
          problems={notes.map(({ text }) => text)}
        >
          <SaveCreation
            mode="create"
            space={creation.space}
            drawing={creation.drawing}
            quantity={quantity}
            catalogId={catalogue.catalogId}
            name={name}
            isPossible={isPossible && notes.length === 0}
            forget={nothing}
            isShared
          />
        </Totals>
      }
    />
  );
}
