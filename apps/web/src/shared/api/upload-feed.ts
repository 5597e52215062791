import type { CatalogueImport } from '@lucerna/contract';
import { addressOf } from '@lucerna/contract/address';
import type { Dispatch } from '@reduxjs/toolkit';
import { operations } from 'virtual:operations';
import { inSession } from './in-session';
import type { Sent } from './send';
import { sendFile, type Uploading } from './upload-file';

const address = addressOf(operations.uploadCatalogueFeed.path, {});

/** Sends the feed of a catalogue with a session that holds. */
export const uploadFeed = (
  store: { dispatch: Dispatch; getState: () => unknown },
  uploading: Uploading,
): Promise<Sent<CatalogueImport>> => inSession(store, () => sendFile(address, uploading));
