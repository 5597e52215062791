import type { Creation, ElementCatalogue, Guide } from '@lucerna/engine';
import type { PlaceSeen, PutWay, SeenLamp, StageEvent } from '@lucerna/scene/stage';
import { Button, classNames, EmptyState, Spinner } from '@lucerna/kit';
import { useContext, useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { useSelector } from '../../store/hooks';
import { selectTheme } from '../../theme/theme';
import { useTranslate } from '../../i18n';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';
import { CoveredContext } from './covered';
import { readFineMeshes } from '../../catalogue/fine-meshes';
import { useUnits } from '../../catalogue/use-measures';
import { useStage } from './use-stage';
import styles from './RoomView.module.css';

export type CameraPreset = 'perspective' | 'plan' | 'front';

/** An element is moved by pointer: it slides in the plan, or is lifted, which of a pendant changes the height. */
export type RoomDrag = Extract<StageEvent, { readonly type: 'drag' }>;

/** A pivot of an element is turned by pointer. */
export type RoomAim = Extract<StageEvent, { readonly type: 'aim' }>;

/** A creation that is changed while it is looked at. The picture follows every move of a hand, the page need not. */
export interface LiveCreation {
  readonly now: () => Creation;
  readonly subscribe: (listener: () => void) => () => void;
}

/** How a room is looked at. */
export interface RoomSight {
  readonly preset: CameraPreset;
  /** Another number looks through the preset again, after the room was turned by hand. */
  readonly asked?: number;
  /** Another number looks at all that is in the room. */
  readonly framed?: number;
  /** Dimensions are written into the room. */
  readonly hasMeasures: boolean;
  /** The luminaires are on. */
  readonly isLit: boolean;
}

const plainSight: RoomSight = { preset: 'perspective', hasMeasures: false, isLit: true };

export interface RoomViewProps {
  readonly creation: Creation | LiveCreation;
  readonly catalogue: EditorCatalogue;
  readonly selection: readonly string[];
  /** From in front and lit, unless told. */
  readonly look?: RoomSight;
  /** All that is there stays in sight as it changes, until the room is turned by hand: it is made elsewhere. */
  readonly isFollowing?: boolean;
  /** Names the room and what can be done in it by keys, for who does not see it. */
  readonly label: string;
  readonly onPick?: (id: string | null, extend: boolean) => void;
  /** Answers what the dragged element catches, which is shown while the drag goes on. */
  readonly onDrag?: (drag: RoomDrag) => readonly Guide[] | undefined;
  /** Turns a pivot by pointer; without it nothing shows handles. */
  readonly onAim?: (aim: RoomAim) => void;
  /** Keys while the room has the focus, before they turn it; answers whether it took the key. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
  /** Shows the list in place of the room, which is offered when there is no picture. */
  readonly onWantList?: () => void;
  /** Lies over the picture, and is there only with it. */
  readonly over?: ReactNode;
  /** Shown where the browser has no WebGL, in place of words that say so. */
  readonly instead?: ReactNode;
  readonly ref?: Ref<RoomPicture>;
}

export interface RoomPicture {
  /** The room as it is shown, as PNG; null without a picture. */
  readonly picture: () => Promise<Blob | null>;
  /** The place of the room at a place of the window; null outside of the room and without a picture. */
  readonly placeAt: (clientX: number, clientY: number, way: PutWay) => PlaceSeen | null;
  /** Tells where a lamp that is not there yet would be seen, now and with every other view, until it is stopped. */
  readonly foresee: (
    creation: Creation,
    elements: ElementCatalogue,
    hear: (seen: SeenLamp | null) => void,
  ) => () => void;
  /** Shows what something that is put into the room catches; null when it is there. */
  readonly showGuides: (guides: readonly Guide[] | null) => void;
}

/** Not with every move of a hand, and after the first picture. */
const fineAfterMs = 200;

/** The room in 3D. Without WebGL, or when it is lost, it says so and offers the list: the work is not in the picture. */
export function RoomView(props: RoomViewProps) {
  const { creation, catalogue, selection, look = plainSight, label, ref } = props;
  const { preset, asked, framed, hasMeasures, isLit } = look;
  const { onPick, onDrag, onAim, onKey, onWantList, instead, over } = props;
  const t = useTranslate();
  const theme = useSelector(selectTheme);
  const host = useRef<HTMLDivElement>(null);
  const units = useUnits(catalogue.catalogId);
  const begins = { label, follows: props.isFollowing ?? false, theme, lit: isLit, aims: onAim !== undefined };
  const { stage, state } = useStage(host, begins, (event) => {
    if (event.type === 'pick') onPick?.(event.id, event.extend);
    if (event.type === 'aim') onAim?.(event);
    if (event.type !== 'drag') return;
    const guides = onDrag?.(event);
    stage?.guides(event.phase === 'move' ? (guides ?? []) : null, units);
  });
  useEffect(() => {
    stage?.theme(theme);
  }, [stage, theme]);
  useEffect(() => {
    if (!stage) return;
    const { elements } = catalogue;
    let isShown = true;
    const now = (): Creation => ('subscribe' in creation ? creation.now() : creation);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const refine = async (): Promise<void> => {
      waiting = undefined;
      if ((await readFineMeshes(now(), elements)) && isShown) stage.show(now(), elements);
    };
    const show = (): void => {
      stage.show(now(), elements);
      waiting ??= setTimeout(() => void refine(), fineAfterMs);
    };
    show();
    const stop = 'subscribe' in creation ? creation.subscribe(show) : undefined;
    return () => {
      isShown = false;
      clearTimeout(waiting);
      stop?.();
    };
  }, [stage, creation, catalogue]);
  useEffect(() => {
    stage?.select(selection);
  }, [stage, selection]);
  useEffect(() => {
    stage?.preset(preset);
  }, [stage, preset, asked]);
  useEffect(() => {
    if (framed) stage?.frame();
  }, [stage, framed]);
  const covered = useContext(CoveredContext);
  useEffect(() => {
    stage?.covered(covered);
  }, [stage, covered]);
  useEffect(() => {
    stage?.measures(hasMeasures ? units : null);
  }, [stage, hasMeasures, units]);
  useEffect(() => {
    stage?.lit(isLit);
  }, [stage, isLit]);
  useImperativeHandle(
    ref,
    () => ({
      picture: async () => (await stage?.picture()) ?? null,
      placeAt: (clientX, clientY, way) => stage?.placeAt(clientX, clientY, way) ?? null,
      foresee: (lamp, elements, hear) => stage?.foresee(lamp, elements, hear) ?? (() => undefined),
      showGuides: (guides) => stage?.guides(guides, units),
    }),
    [stage, units],
  );

  return (
    <div className={styles.view}>
      <div
        ref={host}
        className={styles.host}
        onKeyDownCapture={(event) => {
          if (!onKey?.(event.nativeEvent)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
        aria-busy={state === 'loading'}
      />
      {state === 'ready' && over}
      {state === 'loading' && (
        <div className={classNames(styles.over, styles.coming)}>
          <Spinner label={t('editor.roomLoading')} />
        </div>
      )}
      {state === 'missing' && instead && <div className={styles.over}>{instead}</div>}
      {((state === 'missing' && !instead) || state === 'lost') && (
        <div className={styles.over} role="status">
          <EmptyState
            title={t(`editor.picture.${state}`)}
            action={onWantList && <Button onPress={onWantList}>{t('editor.showList')}</Button>}
          >
            {onWantList ? t(`editor.picture.${state}Text`) : t(`editor.picture.${state}Form`)}
          </EmptyState>
        </div>
      )}
    </div>
  );
}
