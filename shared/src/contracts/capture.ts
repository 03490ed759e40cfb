import { type Static, Type } from 'typebox';
import { User } from './entities.ts';

/** What is kept of a capture: when it grows beyond, the oldest goes first. */
export const CAPTURE_ENTRIES_MAX = 500;
/** Characters of all answers together. */
export const CAPTURE_CHARS_MAX = 4_000_000;
/** So many of the calls made before a capture began are asked for anew, the latest first. */
export const CAPTURE_CALLS_BEFORE_MAX = 60;

/** Stands for the picture of every person; the lab serves one and the same for all of them. */
export const CAPTURED_PICTURE = '/avatars/captured';

/** Milliseconds since the capture began. */
const at = Type.Integer({ minimum: 0 });

export const CaptureEntry = Type.Union([
  Type.Object({
    kind: Type.Literal('call'),
    at,
    method: Type.String(),
    /** With its query. */
    path: Type.String(),
    /** The body that was sent; null: none. */
    request: Type.Unknown(),
    /** HTTP status; 0: nobody answered. */
    status: Type.Integer(),
    answer: Type.Unknown(),
  }),
  Type.Object({ kind: Type.Literal('socket'), at, event: Type.String(), payload: Type.Array(Type.Unknown()) }),
  Type.Object({ kind: Type.Literal('action'), at, type: Type.String(), payload: Type.Unknown() }),
  Type.Object({ kind: Type.Literal('address'), at, path: Type.String() }),
]);
export type CaptureEntry = Static<typeof CaptureEntry>;

/**
 * What passed the boundary of the remotes of a page while somebody captured it: the file that the product saves, the lab opens and component
 * tests load. Whatever people have written stands in it as placeholders of the same shape; the same word is the same placeholder everywhere.
 */
export const Capture = Type.Object({
  format: Type.Literal('fanfare-capture-1'),
  /** ISO 8601, as is `endedAt`. */
  startedAt: Type.String(),
  endedAt: Type.String(),
  /** Address of the page at the end: path and query. */
  address: Type.String(),
  /** Who was signed in; null: nobody. */
  user: Type.Union([User, Type.Null()]),
  /** What ran in the page: `mf-auth 1.0.0-9f31c0a2b4`. */
  builds: Type.Array(Type.String()),
  /** How many entries were left out because it took too long. */
  dropped: Type.Integer({ minimum: 0 }),
  /** In the order in which they happened. */
  entries: Type.Array(CaptureEntry),
});
export type Capture = Static<typeof Capture>;
