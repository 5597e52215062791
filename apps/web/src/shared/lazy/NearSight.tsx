import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below what is seen a part is made already. */
const near = '400px';

interface NearSightProps {
  /** Stands meanwhile, in about the size of what comes. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Makes a part of a page when it comes near to what is seen, or is printed; what is above it comes sooner then. */
export function NearSight({ waiting, children }: NearSightProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || !place.current) return;
    const come = () => setNear(true);
    const sight = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && come(), {
      rootMargin: near,
    });
    sight.observe(place.current);
    window.addEventListener('beforeprint', come);
    return () => {
      sight.disconnect();
      window.removeEventListener('beforeprint', come);
    };
  }, [isNear]);
  return isNear ? children : <div ref={place}>{waiting}</div>;
}
