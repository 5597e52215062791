import { FirstSteps } from '../features/profile/first-steps/FirstSteps';

export default function FirstStepsPage() {
  return <FirstSteps />;
}
