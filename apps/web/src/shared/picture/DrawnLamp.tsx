import { useId } from 'react';
import styles from './DrawnLamp.module.css';

/** A pendant over an empty place: lit where something may begin, off where there is nothing to see. No model of the catalogue. */
export default function DrawnLamp({ isOff }: { isOff?: boolean }) {
  const glow = useId();
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" className={styles.lamp}>
      {!isOff && (
        <>
          <radialGradient id={glow} cx="0.5" cy="0.3" r="0.6">
            <stop offset="0" className={styles.near} />
            <stop offset="1" className={styles.far} />
          </radialGradient>
          <path d="M112 92L48 170Q160 188 272 170L208 92Z" fill={`url(#${glow})`} />
        </>
      )}
      <path d="M132 0h56M160 0v46" className={styles.line} />
      <path d="M152 46h16v8h-16z" className={styles.cap} />
      <path d="M160 54c30 0 50 16 52 38h-104c2-22 22-38 52-38z" className={styles.shade} />
      {!isOff && <ellipse cx="160" cy="92" rx="44" ry="4" className={styles.light} />}
      <ellipse
        cx="160"
        cy="170"
        rx={isOff ? 60 : 96}
        ry="5"
        className={isOff ? styles.shadow : styles.pool}
      />
    </svg>
  );
}
