import type { CollectionAnswer } from '@lucerna/contract';
import type { Model } from '@lucerna/engine';
import { Alert, useBreakpoint } from '@lucerna/kit';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Announcement } from '../../../shared/announcement/Announcement';
import {
  BillSection,
  draftToSave,
  EditorFrame,
  EditorNotices,
  EditorStatus,
  LookTools,
  MovedInRoom,
  savePicture,
  Totals,
  useEditorOfKind,
  useEditorPart,
  useRoomLook,
  useSpaceNotes,
  SpaceWaiting,
} from '../../../shared/editor';
import type {
  OpenedEditor,
  PaletteDrag,
  RoomPicture,
  SpaceDocument,
  SpaceToSave,
} from '../../../shared/editor';
import { ExportAct } from '../../../shared/export/ExportAct';
import { InSlices } from '../../../shared/lazy';
import { useTranslate } from '../../../shared/i18n';
import { composedKind } from '../command/composed';
import { putWay } from '../command/drop';
import { Palette } from '../panel/Palette';
import { RoomMeasures } from '../panel/RoomMeasures';
import { SelectionPanel } from '../panel/SelectionPanel';
import { FirstLamp } from './FirstLamp';
import { LightList } from './LightList';
import { LiveRoom } from './LiveRoom';
import { useCommands } from './use-commands';
import { useCreaKeys } from './use-crea-keys';

export interface CreaEditorProps extends OpenedEditor<SpaceDocument> {
  readonly collections: readonly CollectionAnswer[];
  readonly collection: number | null;
  readonly onCollection: (subFamilyId: number) => void;
  readonly act: (toSave: SpaceToSave) => ReactNode;
}

/** Composes luminaires in a room: one editor while it is mounted. */
export function CreaEditor(props: CreaEditorProps) {
  return (
    <InSlices waiting={<SpaceWaiting title={props.title} />}>
      <OpenCreaEditor {...props} />
    </InSlices>
  );
}

function OpenCreaEditor(props: CreaEditorProps) {
  const { title, catalogue, start, draftKey, found, code, notices, act } = props;
  const t = useTranslate();
  const { editor, kept } = useEditorOfKind(composedKind, {
    ...{ elements: catalogue.elements, start, draftKey, found },
  });
  const settled = useEditorPart(editor, (state) => state.settled);
  const selection = useEditorPart(editor, (state) => state.selection);
  const problems = useEditorPart(editor, (state) => state.problems);
  const canUndo = useEditorPart(editor, (state) => state.canUndo);
  const canRedo = useEditorPart(editor, (state) => state.canRedo);
  const commands = useCommands(editor, catalogue);
  const look = useRoomLook();
  const [isList, setList] = useState(false);
  const toggleList = () => setList(!isList);
  const takeKey = useCreaKeys(commands, { look, toggleList, hasSelection: selection.length > 0 });
  const room = useRef<RoomPicture>(null);

  const counted = useMemo(() => ({ space: settled.space, drawing: null }), [settled.space]);
  const notes = useSpaceNotes(settled.space, catalogue);
  const noteOf = useMemo(() => new Map(notes.map(({ id, text }) => [id, text])), [notes]);
  const isEmpty = settled.space.compositions.length === 0;
  // On a phone it would cover the first lamp to press, which says the same.
  const isNarrow = useBreakpoint() === 'sm';
  const saysHow = isEmpty && !kept.isUnreadable && (isList || !isNarrow);

  const drag: PaletteDrag<Model> = {
    over: (model, { clientX, clientY, isFree }) => {
      const seen = room.current?.placeAt(clientX, clientY, putWay(model)) ?? null;
      if (seen) room.current?.showGuides(commands.dropOver(model, seen, isFree));
      else commands.dropCancel();
    },
    end: () => {
      commands.dropEnd();
      room.current?.showGuides(null);
    },
    cancel: () => {
      commands.dropCancel();
      room.current?.showGuides(null);
    },
  };

  return (
    <>
      <EditorFrame
        catalogue={catalogue}
        title={title}
        head={<EditorStatus editor={editor} start={start} kept={kept} />}
        tools={
          <>
            <LookTools
              look={look}
              steps={{ canUndo, canRedo, onUndo: commands.undo, onRedo: commands.redo }}
              list={{ isShown: isList, onToggle: toggleList }}
              onPicture={() => void savePicture(room.current, title)}
            />
            <ExportAct
              creation={isEmpty ? null : counted}
              catalogue={catalogue}
              about={{ name: title, code: code ?? '' }}
            />
          </>
        }
        isList={isList}
        room={
          isList ? (
            <LightList
              composed={settled}
              catalogue={catalogue}
              selection={selection}
              onSelect={editor.select}
              commands={commands}
              notes={noteOf}
            />
          ) : (
            <LiveRoom
              ref={room}
              editor={editor}
              catalogue={catalogue}
              selection={selection}
              look={look}
              onWantList={toggleList}
              onKey={takeKey}
              commands={commands}
              over={
                isEmpty &&
                !kept.isUnreadable && (
                  <FirstLamp
                    composed={settled}
                    catalogue={catalogue}
                    collection={props.collection}
                    room={room}
                    onAdd={commands.add}
                  />
                )
              }
            />
          )
        }
        notices={
          <>
            {notices}
            <EditorNotices editor={editor} kept={kept} problems={problems} />
            <MovedInRoom
              moved={commands.movedIn(settled.space)}
              catalogue={catalogue}
              onUndo={commands.undo}
            />
            {saysHow && <Alert>{t('crea.empty')}</Alert>}
          </>
        }
        palette={
          <Palette
            collections={props.collections}
            chosen={props.collection}
            onChoose={props.onCollection}
            catalogue={catalogue}
            onAdd={commands.add}
            drag={drag}
          />
        }
        about={selection.join()}
        side={
          <>
            {/* After the luminaire and what it costs, which are seen first. */}
            {selection.length > 0 && (
              <InSlices waiting={null}>
                <SelectionPanel
                  composed={settled}
                  selection={selection}
                  catalogue={catalogue}
                  commands={commands}
                />
              </InSlices>
            )}
            <RoomMeasures
              room={settled.space.config.roomSize}
              catalogId={catalogue.catalogId}
              isFolded={selection.length > 0}
              onChange={commands.setRoom}
            />
          </>
        }
        bill={
          <BillSection
            space={counted.space}
            catalogue={catalogue}
            quantity={settled.quantity}
            isFolded={selection.length > 0}
          />
        }
        foot={
          <Totals
            space={counted.space}
            catalogue={catalogue}
            quantity={settled.quantity}
            onQuantity={(quantity) => editor.edit({ type: 'set-quantity', quantity }, { joins: 'quantity' })}
            code={code}
            problems={notes.map(({ text }) => text)}
          >
            {act({
              ...settled,
              isPossible: !isEmpty && notes.length === 0,
              ...draftToSave(kept),
            })}
          </Totals>
        }
      />
      <Announcement turn={commands.said.turn}>{commands.said.text}</Announcement>
    </>
  );
}
