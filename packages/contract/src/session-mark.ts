/**
 * A cookie beside those of a session, which scripts may read: where it is gone, the session's are too, and nobody need
 * ask for a renewal that is refused. It opens nothing, and holds the language of the account (`en`), in which its first page
 * comes.
 */
export const sessionMark = 'signed-in';
