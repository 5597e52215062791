export { ConfirmAct } from './ConfirmAct';
export { FailedQuery } from './FailedQuery';
export { FailureAlert } from './FailureAlert';
export { NoAccess } from './NoAccess';
export { failureShown } from './failure-shown';
export { useAskAgain } from './use-ask-again';
export { useAct } from './use-act';
export type { Act } from './use-act';
export { useFailureText } from './use-failure-text';
