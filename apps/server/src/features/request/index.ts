import type { Feature } from '../../app-context';
import { requestLetters } from './letters';
import { requestRoutes } from './routes';
import { sweepRequestFiles } from './sweep';

export { answerWithBudget, quoteRequest } from './answer-with-budget';
export { judgeFile } from './file/judge-file';
export { sendUploaded } from './file/send-file';
export { filesOfOrder, giveFiles } from './file/store';
export { removeUnusedFile, requestUpload } from './file/take-file';

/** What is asked of the manufacturer, and its answers (decision 0076). */
export const requestFeature: Feature = {
  name: 'request',
  routes: requestRoutes,
  tasks: requestLetters,
  sweep: sweepRequestFiles,
};
