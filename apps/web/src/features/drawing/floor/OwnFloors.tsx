import type { FloorPlan as UploadedFloor } from '@lucerna/contract';
import { Heading, Stack } from '@lucerna/kit';
import { api } from '../../../shared/api';
import { FailedPart } from '../../../shared/failure';
import { useSession } from '../../../shared/session';
import { useTranslate } from '../../../shared/i18n';
import { OwnFloor } from './OwnFloor';

interface OwnFloorsProps {
  /** The one that lies under the drawing already. */
  readonly without?: string;
  readonly onLay: (floor: UploadedFloor) => void;
}

/** The floor plans that the account has uploaded, the newest first; nothing for a stranger or when there are none. */
export function OwnFloors({ without, onLay }: OwnFloorsProps) {
  const t = useTranslate();
  const isSignedIn = useSession().status === 'signedIn';
  const own = api.useListFloorPlansQuery(undefined, { skip: !isSignedIn });
  if (isSignedIn && !own.data) return <FailedPart asked={own} />;
  const others = isSignedIn ? (own.data?.filter(({ id }) => id !== without) ?? []) : [];
  if (others.length === 0) return null;
  return (
    <Stack gap={2} as="section">
      <Heading level={4} size={16}>
        {t('drawing.floorOwn')}
      </Heading>
      {others.map((floor) => (
        <OwnFloor key={floor.id} floor={floor} onLay={() => onLay(floor)} />
      ))}
    </Stack>
  );
}
