let editors = 0;

/** Something is edited that goes on when the session ends by itself. Call what it answers once it is closed. */
export function beginWork(): () => void {
  editors += 1;
  return () => {
    editors -= 1;
  };
}

export const isAtWork = (): boolean => editors > 0;
