export function supervise(
  file: string,
  settings?: {
    say?: (line: string) => void;
    firstPauseMs?: number;
    longestPauseMs?: number;
    healthyMs?: number;
    triesAtStart?: number;
    patienceMs?: number;
  },
): Promise<number>;
