import type { BodyDescription, BodyMeasures, PlacedSolid } from './body';

/** What of an article the plain body follows from. */
export interface PlainArticle {
  readonly kind: string;
  readonly distribution: string | null;
}

/** The plain body of an article of which only measures and light are known. */
export function bodyByProportion(article: PlainArticle, measures: BodyMeasures): BodyDescription {
  const { length, width, height } = measures;
  if (article.kind === 'complement') return length === width ? can : block;
  if (article.distribution === 'beam') return spot;
  if (article.distribution === 'globe' && Math.abs(length - width) < 20)
    return globe(length > height, height > length);
  return length > width * 3 ? linear : drum;
}

const upright: PlacedSolid = { solid: 'cylinder', radius: 'length / 2', from: 0, to: 'height' };

const can: BodyDescription = {
  parts: [{ name: 'body', slot: 'finish', solids: [upright] }],
  grips: [],
};

const block: BodyDescription = {
  parts: [
    {
      name: 'body',
      slot: 'finish',
      solids: [
        {
          solid: 'prism',
          along: 'length',
          outline: { rectangle: { width: 'width', from: 0, to: 'height' } },
          from: '-length / 2',
          to: 'length / 2',
        },
      ],
    },
  ],
  grips: [],
};

/** A sphere; with a rim where it is wider than high, with a neck where it is higher than wide. */
const globe = (isWide: boolean, isTall: boolean): BodyDescription => ({
  sizes: { radius: 'min(length, height) / 2' },
  parts: [
    { name: 'globe', slot: 'glass', solids: [{ solid: 'sphere', radius: 'radius', middle: 'radius' }] },
    ...(isWide
      ? [
          {
            name: 'rim',
            slot: 'glass' as const,
            solids: [
              {
                solid: 'cylinder' as const,
                radius: 'length / 2',
                from: 'radius * 0.96',
                to: 'radius * 1.04',
              },
            ],
          },
        ]
      : []),
    ...(isTall
      ? [
          {
            name: 'body',
            slot: 'finish' as const,
            solids: [
              { solid: 'cylinder' as const, radius: 'radius / 2', from: 'radius * 1.86', to: 'height' },
            ],
          },
        ]
      : []),
  ],
  light: [{ part: 'globe', at: [0, 'radius', 0], share: 1 }],
});

const spot: BodyDescription = {
  parts: [
    { name: 'body', slot: 'finish', solids: [upright] },
    {
      name: 'lens',
      slot: 'diffuser',
      solids: [
        {
          solid: 'turned',
          profiles: [
            [
              [0, -0.4],
              ['length * 0.43', -0.4],
            ],
          ],
        },
      ],
    },
  ],
  light: [{ part: 'lens', at: [0, 0, 0], share: 1 }],
};

/** What is finished, over what gives light. */
const overDiffuser = (body: PlacedSolid, diffuser: PlacedSolid): BodyDescription['parts'] => [
  { name: 'body', slot: 'finish', solids: [body] },
  { name: 'diffuser', slot: 'diffuser', solids: [diffuser] },
];

const linear: BodyDescription = {
  sizes: { strip: 'height * 0.24', grip: 'length / 2 - min(length * 0.08, 120)' },
  parts: overDiffuser(
    {
      solid: 'prism',
      along: 'length',
      outline: { rectangle: { width: 'width', from: 'strip', to: 'height' } },
      from: '-length / 2',
      to: 'length / 2',
    },
    {
      solid: 'prism',
      along: 'length',
      outline: { rectangle: { width: 'width * 0.9', from: 0, to: 'strip' } },
      from: 'min(2 - length / 2, 0)',
      to: 'max(length / 2 - 2, 0.1)',
    },
  ),
  grips: [
    ['-grip', 'height', 0],
    ['grip', 'height', 0],
  ],
  light: [{ part: 'diffuser', at: [0, 0, 0], share: 1 }],
};

const drum: BodyDescription = {
  sizes: { deep: 'width / length', lip: 'min(1, height / 4)' },
  parts: overDiffuser(
    { solid: 'cylinder', radius: 'length / 2', from: 'lip', to: 'height', stretch: [1, 1, 'deep'] },
    {
      solid: 'turned',
      profiles: [
        [
          [0, 0],
          ['length * 0.47', 0],
        ],
      ],
      stretch: [1, 1, 'deep'],
    },
  ),
  light: [{ part: 'diffuser', at: [0, 0, 0], share: 1 }],
};
