export { api } from './api';
export type { AnswerOf, CallOf } from './call';
export { failureData, failureOf, isUnanswered, type ApiFailure } from './failure';
export { readFile } from './read-file';
export { readNow, useReadAgain } from './use-read-again';
export { useActKey, type ActKey } from './use-act-key';
export { sendFile, uploadFile } from './upload-file';
