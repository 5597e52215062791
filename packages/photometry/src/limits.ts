/** What is read of a file from outside at most; anything larger is refused before memory is taken for it. */
export const limits = {
  /** Bytes of a file. 361 planes of 181 angles take half a megabyte. */
  bytes: 16 * 1024 * 1024,
  /** Characters of a line. LM-63-02 allows 256; some programs write all the intensities of a plane into one. */
  lineLength: 32_768,
  /** Lines before TILT=, and keywords. */
  headerLines: 2000,
  /** Angles in one direction: a tenth of a degree all around. */
  angles: 3601,
  /** Intensities in all. */
  intensities: 1_000_000,
  /** EULUMDAT line 26 allows twenty. */
  lampSets: 20,
  lamps: 100_000,
  lumens: 1e9,
  candela: 1e9,
  /** Multiplier, ballast factor, ballast-lamp factor, conversion factor. */
  factor: 1e6,
  /** Metres. */
  size: 1000,
  watts: 1e7,
  tiltAngles: 361,
} as const;
