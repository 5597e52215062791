import { answerQuestions } from '../../jobs/answer-questions';
import { writeTemplate } from '../catalogue';

// A process of its own: describing every column and packing the workbook would hold the server's loop.
answerQuestions<'template', Uint8Array>(writeTemplate);
