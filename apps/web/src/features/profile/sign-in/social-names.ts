import type { SocialProvider } from '@lucerna/contract';

/** How the channels write themselves. */
export const socialNames: Readonly<Record<SocialProvider, string>> = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
};
