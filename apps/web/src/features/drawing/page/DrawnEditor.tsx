import { creationOf, drawingFacts, drawingProblems } from '@lucerna/engine';
import type { Creation, DrawingProblem } from '@lucerna/engine';
import { Alert } from '@lucerna/kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  Announcement,
  BillSection,
  CatalogueContext,
  createEditor,
  EditorFrame,
  KeptMark,
  KeptNotices,
  Totals,
  useEditor,
  useEditorKeys,
  useEditProblemText,
  useKeptWork,
} from '../../../shared/editor';
import type { EditorCatalogue, FoundWork, RoomPicture } from '../../../shared/editor';
import { useWords } from '../../../shared/words';
import { useDesk } from '../desk/use-desk';
import { FloorPanel } from '../floor/FloorPanel';
import { Palette } from '../palette/Palette';
import { DrawingPanel } from '../side/DrawingPanel';
import { Overview, ProblemList } from '../side/Overview';
import { PenPanel } from '../side/PenPanel';
import { SelectionPanel } from '../side/SelectionPanel';
import { useDrawingProblemText, useDrawnNames } from '../words/use-drawn-names';
import { applyWith, holds, rebuildWork, storeWork } from '../work/drawn-work';
import type { DrawnWork, WorkEdit } from '../work/drawn-work';
import { useSentence } from '../words/use-sentence';
import { DrawnRoom } from './DrawnRoom';
import { DrawnTools } from './DrawnTools';
import { useDrawnView } from './use-drawn-view';

/** What the act at the foot needs to know. */
export interface DrawnToSave {
  readonly creation: Creation;
  readonly quantity: number;
  /** It can be built as it is. */
  readonly isPossible: boolean;
  /** Forgets what is kept, once it is stored. */
  readonly forget: () => void;
}

export interface DrawnEditorProps {
  readonly title: string;
  readonly catalogue: EditorCatalogue;
  readonly start: DrawnWork;
  /** Under what the work is kept, and what was found there; null keeps nothing. */
  readonly keptKey: string | null;
  readonly found: FoundWork | null;
  /** Nothing can be changed: it is looked at and exported. */
  readonly isReadOnly?: boolean;
  readonly code?: string | null;
  readonly notices?: ReactNode;
  /** Stands before the panels at the side, such as the export. */
  readonly side?: (toSave: DrawnToSave) => ReactNode;
  readonly act: (toSave: DrawnToSave) => ReactNode;
  /** Hears of every settled creation; for the page around a frame. */
  readonly onSettled?: (toSave: DrawnToSave) => void;
}

const noProblems: readonly DrawingProblem[] = [];

/** Draws a system in the plan of a room: one editor while it is mounted. */
export function DrawnEditor(props: DrawnEditorProps) {
  const { title, catalogue, start, keptKey, found, isReadOnly = false, code, notices, onSettled } = props;
  const say = useWords();
  const editProblemText = useEditProblemText();
  const { elements } = catalogue;
  const [editor] = useState(() =>
    createEditor<DrawnWork, WorkEdit>({ start, apply: applyWith(elements), holds }),
  );
  useEffect(() => editor.applyWith(applyWith(elements)), [editor, elements]);
  const { value, settled, selection, problems, canUndo, canRedo } = useEditor(editor);
  const rebuild = useCallback((stored: unknown) => rebuildWork(stored, elements), [elements]);
  const kept = useKeptWork(isReadOnly ? null : keptKey, editor, { store: storeWork, rebuild, found });
  const { drawing } = value;
  const desk = useDesk({ editor, drawing, catalogue, isReadOnly });
  const view = useDrawnView();
  const room = useRef<RoomPicture>(null);
  useEditorKeys({ undo: editor.undo, redo: editor.redo });

  const against = useMemo(
    () => (drawing.runs.length > 0 ? drawingProblems(drawing, elements) : noProblems),
    [drawing, elements],
  );
  const facts = useMemo(() => drawingFacts(settled.drawing, elements), [settled.drawing, elements]);
  const made = useMemo(() => creationOf(settled.drawing, elements), [settled.drawing, elements]);
  const last = useRef<Creation | null>(null);
  if (made.ok) last.current = made.value;
  const creation = last.current;
  const nameOf = useDrawnNames(drawing, elements);
  const textOf = useDrawingProblemText(nameOf);
  const sentence = useSentence({ desk, selection, problems: against, nameOf });
  const isEmpty = drawing.runs.length === 0;
  const toSave: DrawnToSave | null = creation && {
    creation,
    quantity: settled.quantity,
    isPossible: !isEmpty && against.length === 0,
    forget: kept.forget,
  };
  const heard = useRef(onSettled);
  heard.current = onSettled;
  const tell = useRef(toSave);
  tell.current = toSave;
  useEffect(() => {
    if (tell.current) heard.current?.(tell.current);
  }, [creation, settled.quantity]);

  if (!creation || !toSave) return <Alert tone="error">{say('drawing.unreadable')}</Alert>;
  const given = { drawing, catalogue, editor, commands: desk.commands, lengths: desk.lengths };
  return (
    <CatalogueContext value={catalogue}>
      <EditorFrame
        title={title}
        head={<KeptMark mark={kept.mark} />}
        tools={
          <DrawnTools
            desk={desk}
            view={view}
            editor={editor}
            canUndo={canUndo}
            canRedo={canRedo}
            room={room}
            title={title}
            isReadOnly={isReadOnly}
          />
        }
        room={
          <DrawnRoom
            work={value}
            creation={creation}
            catalogue={catalogue}
            selection={selection}
            problems={against}
            desk={desk}
            view={view}
            editor={editor}
            room={room}
            nameOf={nameOf}
            textOf={textOf}
            isReadOnly={isReadOnly}
          />
        }
        notices={
          <>
            {notices}
            <KeptNotices
              kept={kept}
              onStartAgain={() => {
                editor.restart(start);
                kept.forget();
              }}
            />
            {problems.length > 0 && (
              <Alert tone="warning" isLive title={say('editor.refused')} onDismiss={editor.dismiss}>
                {problems.map(editProblemText).join(' ')}
              </Alert>
            )}
            {isEmpty && !isReadOnly && !kept.isUnreadable && !desk.pen.isDrawing && (
              <Alert>{say('drawing.empty')}</Alert>
            )}
          </>
        }
        side={
          <>
            {props.side?.(toSave)}
            {desk.tools.tool === 'draw' && <PenPanel desk={desk} />}
            {selection.length > 0 && desk.tools.tool !== 'draw' && (
              <SelectionPanel
                {...given}
                selection={selection}
                facts={facts}
                nameOf={nameOf}
                isReadOnly={isReadOnly}
              />
            )}
            <ProblemList problems={against} textOf={textOf} onSelect={editor.select} />
            {!isReadOnly && (
              <Palette
                system={drawing.system}
                catalogue={catalogue}
                commands={desk.commands}
                isEarly={isEmpty}
              />
            )}
            {selection.length === 0 && (
              <Overview
                drawing={settled.drawing}
                facts={facts}
                lengths={desk.lengths}
                nameOf={nameOf}
                onSelect={editor.select}
              />
            )}
            {!isReadOnly && (
              <div>
                <DrawingPanel {...given} />
                <FloorPanel floor={value.floor} room={drawing.roomSize} desk={desk} editor={editor} />
              </div>
            )}
          </>
        }
        bill={<BillSection space={creation.space} catalogue={catalogue} quantity={value.quantity} />}
        foot={
          <Totals
            creation={creation}
            catalogue={catalogue}
            quantity={value.quantity}
            onQuantity={(quantity) => editor.edit({ type: 'set-quantity', quantity }, { joins: 'quantity' })}
            code={code}
            problems={against.map(textOf)}
          >
            {props.act(toSave)}
          </Totals>
        }
      />
      <Announcement>{sentence}</Announcement>
    </CatalogueContext>
  );
}
