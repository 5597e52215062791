export { FailedQuery } from './FailedQuery';
export { failureShown } from './failure-shown';
export { useFailureText } from './use-failure-text';
