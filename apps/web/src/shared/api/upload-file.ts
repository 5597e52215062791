import type { UploadedFile } from '@lucerna/contract';
import { addressOf } from '@lucerna/contract/address';
import type { Dispatch } from '@reduxjs/toolkit';
import { operations } from 'virtual:operations';
import { inSession } from './in-session';
import type { Sent } from './send';
import { timeouts } from './timeouts';

/** How a file of a request is sent. */
export interface Uploading {
  readonly file: File;
  /** Idempotency-Key: a repeat after a lost answer stores no second file. */
  readonly actKey: string;
  /** Hears how much of it was sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file with a session that holds. By XMLHttpRequest: `fetch` does not say how much was sent. */
export function uploadFile(
  store: { dispatch: Dispatch; getState: () => unknown },
  uploading: Uploading,
): Promise<Sent<UploadedFile>> {
  return inSession(store, () => sendFile(address, uploading));
}

const address = addressOf(operations.uploadFile.path, { query: { domain: 'eproject', entity: 'request' } });

/** Sends a file to an address that needs no session. */
export function sendFile<Kept = UploadedFile>(
  address: string,
  { file, actKey, onProgress, signal }: Uploading,
): Promise<Sent<Kept>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (status: 'timeout' | 'offline') => () =>
      resolve({ error: { status, code: status, address } });
    request.open('POST', address);
    request.responseType = 'json';
    request.timeout = timeouts.upload;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', actKey);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = fail('offline');
    request.onabort = fail('offline');
    request.ontimeout = fail('timeout');
    request.onload = () => {
      const { status, statusText } = request;
      const body = request.response as { code?: string; details?: unknown } | null;
      if (status >= 200 && status < 300 && body) return resolve({ data: body as Kept });
      const { code = 'unexpected', details } = body ?? {};
      resolve({ error: { status, description: statusText, code, details, address } });
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}
