import { type Static, Type } from 'typebox';
import { User } from './entities.ts';

/** If a capture exceeds a limit, its oldest entries are dropped. */
export const CAPTURE_ENTRIES_MAX = 500;
/** Total characters of all responses. */
export const CAPTURE_CHARS_MAX = 4_000_000;
/** Number of calls before the capture that are repeated, latest first. */
export const CAPTURE_CALLS_BEFORE_MAX = 60;

/** Replaces every avatar; the lab serves one image for all. */
export const CAPTURED_PICTURE = '/avatars/captured';

/** Milliseconds since the capture began. */
const at = Type.Integer({ minimum: 0 });

export const CaptureEntry = Type.Union([
  Type.Object({
    kind: Type.Literal('call'),
    at,
    method: Type.String(),
    path: Type.String(),
    request: Type.Unknown(),
    /** HTTP status; 0 if there was no response. */
    status: Type.Integer(),
    answer: Type.Unknown(),
  }),
  Type.Object({ kind: Type.Literal('socket'), at, event: Type.String(), payload: Type.Array(Type.Unknown()) }),
  Type.Object({ kind: Type.Literal('action'), at, type: Type.String(), payload: Type.Unknown() }),
  Type.Object({ kind: Type.Literal('address'), at, path: Type.String() }),
]);
export type CaptureEntry = Static<typeof CaptureEntry>;

/**
 * The traffic between a page's remotes and everything else. User texts are replaced by placeholders of the
 * same shape.
 */
export const Capture = Type.Object({
  format: Type.Literal('fanfare-capture-1'),
  /** ISO 8601, like `endedAt`. */
  startedAt: Type.String(),
  endedAt: Type.String(),
  address: Type.String(),
  user: Type.Union([User, Type.Null()]),
  builds: Type.Array(Type.String()),
  dropped: Type.Integer({ minimum: 0 }),
  entries: Type.Array(CaptureEntry),
});
export type Capture = Static<typeof Capture>;
