import type { ImportWarnings } from '../../../database/tables/catalogue';
import { FeedFindings, type FeedPlace } from './problem';

/** What can hardly be meant and refuses nothing, with the text of the report and what to do. */
export const feedWarnings = {
  ruleNeverApplies: [
    'No model of subfamily {id} has a combination that this rule excludes',
    'Remove the rule, or correct its values',
  ],
  ruleCovered: [
    'The rule in {file} line {line}{row} excludes all that this one does',
    'Remove one of the rules',
  ],
  ruleOfWildcards: ['A rule of wildcards alone excludes nothing', 'Remove the rule, or give it values'],
  rulesExcludeAll: [
    'The rules of subfamily {id} leave no combination of model {model} in catalogue {catalogId}: it cannot be configured ({rules})',
    'Correct the rules that are named, or the values of the model',
  ],
  modelWithoutPrice: [
    'Model {model} has no price in catalogue {catalogId}: it can neither be quoted nor ordered there',
    'Add a price for {reference}, or take the model out of the catalogue',
  ],
  priceOfNoFinish: [
    'Model {model} has no finish {finish} in catalogue {catalogId}',
    'Remove the price, or add the finish to the variations',
  ],
  priceNotUsed: [
    'The price is never read: prices of the model start from {reference}',
    'Remove the price, or write it as an increment of the finish',
  ],
  heightBeyondReference: [
    'A reference has three digits for the height: heights above {most} cm are not offered',
    'Write at most {most}, or a smaller range',
  ],
  incrementLeavesNoPrice: [
    'With {type} {code} the price at rate {rateId} is {price}, so that there is none',
    'Correct the increments of the row, or the price {reference}',
  ],
  incrementsLeaveNoPrice: [
    'Increments together can take the price at rate {rateId} to {price}, so that there is none',
    'Correct the increments of the variations of the model, or the price {reference}',
  ],
  gldfPart: ['Not taken: {what}', 'Add it to the model with a partial feed, where it is needed'],
  formulasRead: [
    '{count} cells hold formulas: the values that were stored with them were taken',
    'Save the workbook in its program before it is imported, so that they are of today',
  ],
  drawingCleaned: [
    'Taken out of the drawing, since it does not draw or leads elsewhere: {what}',
    'Look at the drawing; export it again with its texts and effects as outlines',
  ],
  pictureChanged: ['Not all of the picture is shown: {what}', 'Save it as it is to be shown'],
  pictureUnused: ['Nothing says what the picture shows', 'Add it to pictures/index.json, or remove the file'],
  pictureOfNoFinish: [
    'The picture shows finish {finish}, which model {model} does not have',
    'Correct the finish in pictures/index.json, or add it to the variations',
  ],
  slotOfNoFinish: [
    'The body of model {model} has the slot {slot}, and the model no finish: it is drawn in white',
    'Add the finishes of the model to its variations, or give the part another slot',
  ],
  finishUnseen: ['Nothing says how finish {finish} looks: it is drawn in white', 'Add it to finishes.json'],
  lumensDiffer: [
    'Model {model} has {lumens} lm, its light file {name} comes to {measured} lm',
    'Correct the lumens of the model, or give it the file that was measured with them',
  ],
} as const satisfies Readonly<Record<string, readonly [message: string, advice: string]>>;

export type FeedWarningCode = keyof typeof feedWarnings;

/** What can hardly be meant in a feed. It is shown and stored with the import, and refuses nothing. */
export class FeedWarnings extends FeedFindings<FeedWarningCode> {
  constructor(placed?: (at: FeedPlace) => FeedPlace) {
    super(feedWarnings, placed);
  }
}

export const noWarnings: ImportWarnings = { first: [], counts: {}, total: 0 };
