import { useRoutes } from 'react-router';
import { appRoutes } from './app-routes';

/** The page of the address, within what stands around it. */
export const AppRoutes = () => useRoutes(appRoutes);
