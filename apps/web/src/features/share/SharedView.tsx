import type { Creation } from '@lucerna/engine';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  BillSection,
  CatalogueContext,
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
import { useWords } from '../../shared/words';
import { SharedArticles } from './SharedArticles';

interface SharedViewProps {
  readonly creation: Creation;
  readonly catalogue: EditorCatalogue;
  readonly name: string;
  readonly notices: ReactNode;
}

const nothing = () => undefined;

/** A creation that can be looked at, counted and copied, and not be changed. */
export function SharedView({ creation, catalogue, name, notices }: SharedViewProps) {
  const say = useWords();
  const look = useRoomLook();
  const room = useRef<RoomPicture>(null);
  const [quantity, setQuantity] = useState(1);
  const notes = useSpaceNotes(creation.space, catalogue);
  const isPossible = useBill(creation.space, catalogue, quantity).bill !== null;
  return (
    <CatalogueContext value={catalogue}>
      <EditorFrame
        title={name}
        tools={
          <LookTools
            look={look}
            canUndo={false}
            canRedo={false}
            onUndo={nothing}
            onRedo={nothing}
            onPicture={() => void savePicture(room.current, name)}
          />
        }
        room={
          <RoomView
            ref={room}
            creation={creation}
            catalogue={catalogue}
            selection={[]}
            preset={look.preset}
            hasMeasures={look.hasMeasures}
            isLit={look.isLit}
            label={say('share.room', { name })}
          />
        }
        notices={notices}
        side={<SharedArticles creation={creation} catalogue={catalogue} />}
        bill={<BillSection space={creation.space} catalogue={catalogue} quantity={quantity} />}
        foot={
          <Totals
            creation={creation}
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
              isPossible={isPossible}
              forget={nothing}
            />
          </Totals>
        }
      />
    </CatalogueContext>
  );
}
