import type { Feature } from '../../app-context';
import { accessHelpTasks } from './access-help';
import { supportRoutes } from './routes';

export const supportFeature: Feature = { name: 'support', routes: supportRoutes, tasks: accessHelpTasks };
