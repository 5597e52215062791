export { FirstSteps as default } from '../features/profile/first-steps/FirstSteps';
