import { creationOf, drawingFacts, type Creation } from '@lucerna/engine';
import { Alert, useBreakpoint } from '@lucerna/kit';
import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { BillSection, EditorFrame, EditorStatus, useEditorPart } from '../../../shared/editor';
import type { OpenedEditor, RoomPicture, ToSave } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';
import { useDesk } from '../tools/use-desk';
import { withFloor } from '../floor/floor-plan';
import { useDrawingProblems, type ProblemWatch } from '../work/drawing-validation';
import type { DrawingEditor, DrawingDocument } from '../work/drawing-document';
import { useDrawingProblemText, useDrawnNames } from '../words/use-drawn-names';
import { DrawnNotices } from './DrawnNotices';
import { DrawnRoom } from './DrawnRoom';
import { DrawnSide } from './DrawnSide';
import { DrawnTools } from './DrawnTools';
import { DrawnTotals } from './DrawnTotals';
import { LiveRegion } from './LiveRegion';
import { useKept } from './kept-context';
import { useDrawnView } from './use-drawn-view';
import { ViewSwitch } from './ViewSwitch';

/** What the act at the foot needs to know. */
export interface DrawnToSave extends ToSave {
  readonly creation: Creation;
  readonly quantity: number;
}

/** What is given to the editor and shown around its plan. */
export interface DrawnEditorView extends Omit<OpenedEditor<unknown>, 'start' | 'draftKey' | 'found'> {
  /** Nothing can be changed: it is looked at and exported. */
  readonly isReadOnly?: boolean;
  /** Stands before the panels at the side, such as the export. */
  readonly side?: (toSave: DrawnToSave) => ReactNode;
  readonly act: (toSave: DrawnToSave) => ReactNode;
  /** Hears of every settled creation; for the page around a frame. */
  readonly onSettled?: (toSave: DrawnToSave) => void;
}

interface DrawnWorkplaceProps extends DrawnEditorView {
  readonly editor: DrawingEditor;
  readonly against: ProblemWatch;
  readonly version: number | undefined;
  readonly isGone: boolean;
  readonly forget: () => void;
  readonly start: DrawingDocument;
}

/**
 * The plan with all around it. While something is dragged only the plan, and what stands against building, follow every
 * move, by themselves; the rest follows what is settled.
 */
export const DrawnWorkplace = memo(function DrawnWorkplace(props: DrawnWorkplaceProps) {
  const {
    title,
    catalogue,
    isReadOnly = false,
    code,
    editor,
    against,
    version,
    isGone,
    forget,
    onSettled,
  } = props;
  const t = useTranslate();
  const { elements } = catalogue;
  const settled = useEditorPart(editor, (state) => state.settled);
  const selection = useEditorPart(editor, (state) => state.selection);
  const canUndo = useEditorPart(editor, (state) => state.canUndo);
  const canRedo = useEditorPart(editor, (state) => state.canRedo);
  const isUnopposed = useDrawingProblems(against, (found) => found.length === 0);
  const { drawing, quantity, floor } = settled;
  const view = useDrawnView();
  const isWide = useBreakpoint() === 'lg';
  const showPlan = () => {
    if (view.shown !== 'both' && view.shown !== 'plan') view.show('plan');
  };
  const desk = useDesk({ editor, catalogue, isReadOnly, showPlan });
  const room = useRef<RoomPicture>(null);
  const facts = useMemo(() => drawingFacts(drawing, elements), [drawing, elements]);
  const made = useMemo(() => creationOf(drawing, elements), [drawing, elements]);
  const last = useRef<Creation | null>(null);
  if (made.ok) last.current = made.value;
  const creation = last.current;
  const nameOf = useDrawnNames(drawing, elements);
  const textOf = useDrawingProblemText(nameOf, catalogue.catalogId);
  const isPossible = drawing.runs.length > 0 && isUnopposed;
  const whole = useMemo(
    () => creation && { ...creation, drawing: creation.drawing && withFloor(creation.drawing, floor) },
    [creation, floor],
  );
  const toSave: DrawnToSave | null = whole && {
    creation: whole,
    quantity,
    isPossible,
    version,
    isGone,
    forget,
  };
  const heard = useRef(onSettled);
  heard.current = onSettled;
  const tell = useRef(toSave);
  tell.current = toSave;
  useEffect(() => {
    if (tell.current) heard.current?.(tell.current);
  }, [whole, quantity]);

  if (!creation || !toSave) return <Alert tone="error">{t('drawing.unreadable')}</Alert>;
  const given = { catalogue, editor, desk, selection, against, nameOf, textOf, isReadOnly };
  return (
    <>
      <EditorFrame
        catalogue={catalogue}
        title={title}
        head={
          <>
            <Mark editor={editor} start={props.start} />
            {!isWide && <ViewSwitch view={view} />}
          </>
        }
        tools={
          <DrawnTools
            desk={desk}
            view={view}
            canUndo={canUndo}
            canRedo={canRedo}
            room={room}
            title={title}
            isReadOnly={isReadOnly}
            creation={drawing.runs.length > 0 ? creation : null}
            catalogue={catalogue}
            code={code ?? null}
          />
        }
        isList={view.shown === 'list'}
        room={<DrawnRoom {...given} drawing={drawing} creation={creation} view={view} room={room} />}
        notices={
          <>
            {props.notices}
            <DrawnNotices
              editor={editor}
              canBegin={drawing.runs.length === 0 && !isReadOnly && desk.tools.tool !== 'draw'}
            />
          </>
        }
        about={desk.tools.tool === 'draw' ? 'draw' : selection.join()}
        side={
          <>
            {props.side?.(toSave)}
            <DrawnSide {...given} work={settled} facts={facts} />
          </>
        }
        bill={
          <BillSection
            space={creation.space}
            catalogue={catalogue}
            quantity={quantity}
            isFolded={selection.length > 0}
          />
        }
        foot={
          <DrawnTotals
            editor={editor}
            against={against}
            textOf={textOf}
            space={creation.space}
            catalogue={catalogue}
            quantity={quantity}
            code={code}
            isReadOnly={isReadOnly}
          >
            {props.act(toSave)}
          </DrawnTotals>
        }
      />
      <LiveRegion
        editor={editor}
        desk={desk}
        selection={selection}
        against={against}
        nameOf={nameOf}
        elements={elements}
      />
    </>
  );
});

function Mark({ editor, start }: Pick<DrawnWorkplaceProps, 'editor' | 'start'>) {
  return <EditorStatus editor={editor} start={start} kept={useKept()} />;
}
