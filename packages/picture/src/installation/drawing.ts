import { tableOf } from '../table';

/** Line drawings of the kinds of installation, 64 by 64, in the colour of the text around them. */

const ceiling = 'M6 13H58';
const lamp = '<circle cx="32" cy="46" r="8"/>';
const hatch = '<path d="M10 13l4-5M20 13l4-5M30 13l4-5M40 13l4-5M50 13l4-5" opacity=".45"/>';

const drawings = tableOf<string>({
  // Surface canopies: round, linear, and the two small ones whose driver sits elsewhere.
  '10': `<path d="${ceiling}M21 13v7h22v-7M32 20v18"/>${lamp}`,
  '12': `<path d="${ceiling}M10 13v6h44v-6M18 19v23M46 19v23M12 42h40v5H12z"/>`,
  '31': `<path d="${ceiling}M26 13v3h12v-3M32 16v22"/>${lamp}<path d="M46 8h9v-5h-9zM46 6H32v7" stroke-dasharray="2 2"/>`,
  '32': `<path d="${ceiling}M29.5 13v2h5v-2M32 15v23"/>${lamp}<path d="M46 8h9v-5h-9zM46 6H32v7" stroke-dasharray="2 2"/>`,
  // Free wire: the feed aside, a hook above the lamp.
  '18': `<path d="${ceiling}M44 13v5h12v-5M50 18C49 30 34 32 32 17M32 17v21M32 13v2a2 2 0 1 0 2 2"/>${lamp}`,
  '21': `${hatch}<path d="M6 13H22v-5h20v5H58M32 10v28"/>${lamp}`,
  '15': '<path d="M16 6V58M16 24h5v16h-5M21 32h7"/><circle cx="37" cy="32" r="9"/><path d="M34 17V8M40 17V8M34 47v9M40 47v9" opacity=".45"/>',
  '16': `${hatch}<path d="${ceiling}M14 13v7q18 9 36 0v-7"/><path d="M32 32v8M20 31l-4 7M44 31l4 7" opacity=".45"/>`,
  '40': '<path d="M6 56H58M24 56v-3h16v3M32 53V24M24 24l3-14h10l3 14z"/>',
  '41': '<path d="M6 50H58M25 50v-3h14v3M32 47V33M24 33l3-14h10l3 14zM39 48c8 0 6 8 12 8h3M54 53h4M54 59h4M54 53v6"/>',
  '50': '<path d="M6 50H58M27 50V18h10v32M27 24h10M23 50v3h18v-3M29 53v6M35 53v6"/><path d="M20 27l-8 10M44 27l8 10" opacity=".45"/>',
  '00': '<circle cx="32" cy="32" r="15"/><path d="M21.4 42.6L42.6 21.4"/>',
});

/** The drawing of an installation code as an `<svg>` of 64 by 64; an unknown code gets that of '00'. */
export function drawInstallation(code: string): string {
  const strokes = drawings[code] ?? drawings['00'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><g fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${strokes}</g></svg>`;
}
