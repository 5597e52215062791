/**
 * The kit's own words in English, as its storybook shows them. An app gives its own under the same keys with `kit.` before
 * them, such as `kit.close`, and has no use for these. Text in braces is filled by the kit.
 */
export const defaultKitTexts = {
  close: 'Close',
  loading: 'Loading…',
  noOptions: 'No options',
  select: 'Select',
  required: 'Required',
  optional: 'Optional',
  increase: 'Increase',
  decrease: 'Decrease',
  clear: 'Clear',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  charactersLeft: '{count} characters left',
  blocked: 'Not available',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  removeForGood: 'Remove for good',
  information: 'Information',
  success: 'Done',
  warning: 'Warning',
  error: 'Error',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page {page}',
  breadcrumbs: 'Breadcrumbs',
  steps: 'Steps',
  stepOf: 'Step {step} of {steps}',
  completed: 'completed',
  minDate: 'The earliest date is {value}',
  maxDate: 'The latest date is {value}',
  openMenu: 'Open menu',
  opensInNewTab: 'Opens in a new tab',
  skipToContent: 'Skip to content',
  minValue: 'Minimum {value}',
  maxValue: 'Maximum {value}',
} as const;

export type KitTextKey = keyof typeof defaultKitTexts;
