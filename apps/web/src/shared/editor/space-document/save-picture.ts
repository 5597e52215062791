import { saveFile } from '../../file/save-file';
import type { RoomPicture } from '../room/RoomView';

/** Saves the room as it is seen as a PNG; does nothing without a picture. */
export async function savePicture(room: RoomPicture | null, name: string): Promise<void> {
  const picture = await room?.picture();
  if (picture) saveFile(picture, `${name}.png`);
}
