/** A letter to one person. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A letter that was kept instead of sent. */
export interface KeptLetter extends Letter {
  readonly id: string;
  /** ISO instant. */
  readonly at: string;
}

/** What names a letter: a job that sends it once more after a crash sends the same one. */
export interface LetterName {
  /** Lower-case letters and digits. */
  readonly id: string;
  readonly at: Date;
}

/** Sends letters: over SMTP where it is set, else into an outbox on this machine. */
export interface Mail {
  /**
   * Throws when the mail server is away: the job that asked is then tried again. A letter of the same name replaces the one
   * before in the outbox, and has its Message-ID, by which mail servers drop a second copy.
   */
  send(letter: Letter, name: LetterName): Promise<void>;
  /** The letters kept on this machine, newest first; null where letters are sent. */
  kept(): Promise<KeptLetter[] | null>;
  close(): void;
}
