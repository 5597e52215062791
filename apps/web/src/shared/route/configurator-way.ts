import { configuratorPage } from '@lucerna/contract';
import type { ConfiguratorAsked, ConfiguratorPage, ConfiguratorTask } from '@lucerna/contract';
import { pages } from 'virtual:pages';
import { fillPath } from './params';

/** The address of a configurator's page. */
export function configuratorHref({ page, params, query }: ConfiguratorPage): string {
  const path = fillPath(pages[page].path, params);
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

/** The address where something is configured, or null where no configurator fits it. */
export function wayToConfigure(asked: ConfiguratorAsked, task: ConfiguratorTask): string | null {
  const way = configuratorPage(asked, task);
  return way.ok ? configuratorHref(way.value) : null;
}
