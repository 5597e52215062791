import { useEffect, useState } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router';

/**
 * Leaves a page after what was done on it, to a path or one page back. The page stays until the code of the next one is
 * there, and until then its button must not do the same once more: `isLeaving` is true meanwhile. A visitor who goes
 * back first may press again.
 */
export function useLeave() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<'on' | 'back' | null>(null);
  useEffect(() => {
    if (leaving !== 'on') return;
    const stay = () => setLeaving(null);
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, [leaving]);

  function leave(to: string | -1, options?: NavigateOptions): void {
    setLeaving(to === -1 ? 'back' : 'on');
    void (to === -1 ? navigate(to) : navigate(to, options));
  }
  return { leave, isLeaving: leaving !== null };
}
