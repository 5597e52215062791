import type { Feature } from '../../frame';
import { accessHelpTasks } from './access-help';
import { supportRoutes } from './routes';

export const supportFeature: Feature = { name: 'support', routes: supportRoutes, tasks: accessHelpTasks };
