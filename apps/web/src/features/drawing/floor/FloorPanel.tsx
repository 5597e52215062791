import type { RoomSize } from '@lucerna/engine';
import { Alert, Button, Disclosure, Switch } from '@lucerna/kit';
import { useId, useRef, useState } from 'react';
import { useTranslate } from '../../../shared/i18n';
import type { Desk } from '../tools/use-desk';
import { LengthField } from '../side/LengthField';
import type { DrawingEditor } from '../work/drawing-document';
import { laidUpload, type FloorPlan } from './floor-plan';
import { FloorUploadNotice } from './FloorUploadNotice';
import { OwnFloors } from './OwnFloors';
import { takeFloorFile, type FloorRefusal } from './take-floor-file';
import { useFloorDrop } from './use-floor-drop';
import { useFloorPicture } from './use-floor-picture';
import { useFloorUpload } from './use-floor-upload';
import styles from './FloorPanel.module.css';

interface FloorPanelProps {
  readonly floor: FloorPlan | null;
  readonly room: RoomSize;
  readonly desk: Desk;
  readonly editor: DrawingEditor;
}

/** A floor plan under the drawing: chosen or dropped, scaled by two presses and a length, moved, faded, locked. */
export function FloorPanel({ floor, room, desk, editor }: FloorPanelProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<FloorRefusal | null>(null);
  const upload = useFloorUpload(floor, editor);

  async function take(file: File | undefined) {
    if (!file) return;
    setReading(true);
    setRefusal(null);
    const taken = await takeFloorFile(file, room);
    setReading(false);
    if (taken.ok) editor.edit({ type: 'set-floor', floor: taken.floor });
    else setRefusal(taken.refusal);
  }
  useFloorDrop(take);

  return (
    <>
      {refusal && (
        <Alert tone="warning" isLive onDismiss={() => setRefusal(null)}>
          {t(`drawing.floorRefused.${refusal}`)}
        </Alert>
      )}
      <Disclosure title={t('drawing.floor')}>
        <div className={styles.panel}>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp,.dxf"
            aria-label={t('drawing.floorFile')}
            hidden
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          {!floor && <p className={styles.drop}>{t('drawing.floorDrop')}</p>}
          <Button size="small" isLoading={isReading} onPress={() => input.current?.click()}>
            {t(floor ? 'drawing.floorOther' : 'drawing.floorChoose')}
          </Button>
          <FloorUploadNotice upload={upload} />
          {floor && <FloorLaying floor={floor} desk={desk} editor={editor} />}
          <OwnFloors
            without={floor?.file}
            onLay={(own) => {
              setRefusal(null);
              editor.edit({ type: 'set-floor', floor: laidUpload(own, room) });
            }}
          />
        </div>
      </Disclosure>
    </>
  );
}

function FloorLaying({
  floor,
  desk,
  editor,
}: { floor: FloorPlan } & Pick<FloorPanelProps, 'desk' | 'editor'>) {
  const t = useTranslate();
  const fade = useId();
  const picture = useFloorPicture(floor);
  const { tools, floorHand, lengths } = desk;
  const change = (part: Partial<FloorPlan>, joins?: string) =>
    editor.edit({ type: 'set-floor', floor: { ...floor, ...part } }, joins === undefined ? {} : { joins });
  const [from, to] = floorHand.places;
  const apart = from && to ? Math.hypot(to.x - from.x, to.z - from.z) : 0;
  const take = (tool: 'floor' | 'scale') => {
    floorHand.forget();
    tools.take(tools.tool === tool ? 'select' : tool);
  };
  return (
    <>
      <p className={styles.name}>{floor.name}</p>
      {picture.state === 'missing' && <Alert tone="warning">{t('drawing.floorMissing')}</Alert>}
      <div className={styles.acts}>
        <Button
          size="small"
          variant={tools.tool === 'scale' ? 'primary' : 'secondary'}
          isDisabled={floor.isLocked}
          onPress={() => take('scale')}
        >
          {t('drawing.floorScale')}
        </Button>
        <Button
          size="small"
          variant={tools.tool === 'floor' ? 'primary' : 'secondary'}
          isDisabled={floor.isLocked}
          onPress={() => take('floor')}
        >
          {t('drawing.floorMove')}
        </Button>
        <Button size="small" variant="quiet" onPress={() => editor.edit({ type: 'set-floor', floor: null })}>
          {t('drawing.floorRemove')}
        </Button>
      </div>
      {tools.tool === 'scale' && (
        <p role="status" className={styles.drop}>
          {t(apart > 0 ? 'drawing.floorTyped' : 'drawing.floorTwo')}
        </p>
      )}
      {tools.tool === 'scale' && apart > 0 && (
        <LengthField
          label={t('drawing.floorTrue')}
          value={apart}
          lengths={lengths}
          autoFocus
          onChange={(metres) => {
            floorHand.scaleTo(metres);
            tools.take('select');
          }}
        />
      )}
      <label className={styles.fade} htmlFor={fade}>
        {t('drawing.floorFade')}
        <input
          id={fade}
          type="range"
          min={0.1}
          max={1}
          step={0.05}
          value={floor.opacity}
          onChange={(event) => change({ opacity: Number(event.target.value) }, 'fade-floor')}
        />
      </label>
      <Switch
        isSelected={floor.isLocked}
        onChange={(isLocked) => {
          change({ isLocked });
          tools.take('select');
        }}
      >
        {t('drawing.floorLock')}
      </Switch>
    </>
  );
}
