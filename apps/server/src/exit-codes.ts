/**
 * How the process ends, in the words of sysexits.h, so that whoever runs it knows whether another start may help:
 * `tools/supervise.mjs`, and systemd's RestartPreventExitStatus.
 */
export const exitCodes = {
  /** Something broke. */
  fault: 1,
  /** Something that it needs is away for now. */
  away: 75,
  /** A setting cannot be used: starting again changes nothing. */
  settings: 78,
} as const;
