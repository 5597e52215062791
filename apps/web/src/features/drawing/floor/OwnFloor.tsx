import type { FloorPlan as UploadedFloor } from '@lucerna/contract';
import { IconButton, RemoveButton, Stack, Text } from '@lucerna/kit';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { useFormat, useTranslate } from '../../../shared/i18n';
import styles from './FloorPanel.module.css';

interface OwnFloorProps {
  readonly floor: UploadedFloor;
  readonly onLay: () => void;
}

/** A floor plan of the account: it is laid under the drawing, or removed from the account after a second press. */
export function OwnFloor({ floor: { id, name, createdAt }, onLay }: OwnFloorProps) {
  const t = useTranslate();
  const format = useFormat();
  const [remove, { isLoading }] = api.useRemoveFloorPlanMutation();
  const [isAsked, setAsked] = useState(false);
  return (
    <Stack direction="row" gap={2} align="center" justify="between">
      <div className={styles.own}>
        <Text as="div" size={14} className={styles.name}>
          {name}
        </Text>
        <Text as="div" size={12} tone="quiet">
          {isAsked ? t('drawing.floorForgetText') : format.shortDate(createdAt)}
        </Text>
      </div>
      <Stack direction="row" gap={1} align="center">
        {!isAsked && <IconButton icon="plus" label={t('drawing.floorLay', { name })} onPress={onLay} />}
        <RemoveButton
          label={t('drawing.floorForget', { name })}
          isLoading={isLoading}
          onAskedChange={setAsked}
          onRemove={() => void remove({ params: { id } })}
        />
      </Stack>
    </Stack>
  );
}
