import { useNavigate } from 'react-router';
import { href } from './href';

/** Whether this visit has an earlier page: the router counts its entries. */
function hasEarlierPage(): boolean {
  const state = window.history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
}

/** Goes one page back; where the visit began here, to the fallback, which is the home page unless given (P2). */
export function useBack(fallback = href('home')): () => void {
  const navigate = useNavigate();
  return () => void (hasEarlierPage() ? navigate(-1) : navigate(fallback, { replace: true }));
}
