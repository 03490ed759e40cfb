import type { BodyOf, Call, ResponseOf, ServerToClientEvents, User } from '../contracts/index.ts';

/** A request as it stands at the boundary of the remote. Query values are texts, as on the line. */
export interface CallRequest<Sent = unknown> {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: Sent;
}

/** What a call is answered with. Made by `answer`, `failure`, `held`, `slowly`, `inTurn`, `unreachable`. */
export type Answer<Body = unknown, Sent = unknown> =
  | { kind: 'answer'; body: Body | ((request: CallRequest<Sent>) => Body) }
  | { kind: 'failure'; status: number; error?: string; code?: string; field?: string }
  | { kind: 'held' }
  | { kind: 'unreachable' }
  | { kind: 'slowly'; afterMs: number; then: Answer<Body, Sent> }
  | { kind: 'in-turn'; answers: readonly Answer<Body, Sent>[] };

export type Answers = { readonly [C in Call]?: Answer<ResponseOf<C>, BodyOf<C>> };

type PushedEvent = Exclude<
  keyof ServerToClientEvents,
  'auth_success' | 'auth_failed' | 'authenticated' | 'connection_info' | 'heartbeat_response' | 'subscription_confirmed'
>;

/** A message that the server sends over the socket. */
export type SocketPush = {
  [E in PushedEvent]: { event: E; payload: Parameters<ServerToClientEvents[E]> };
}[PushedEvent];

/** Something on the screen: a text, or a role with its accessible name (a part of it, without regard to case, unless `exact`). */
export type Target = string | { role: string; name?: string; exact?: boolean } | { label: string };

/** What a tester does, or has to see before going on. */
export type Step =
  | { click: Target }
  | { fill: Target; with: string }
  /** `Enter`, `Control+K`. */
  | { press: string }
  | { see: Target }
  | { gone: Target }
  /** The address has become this one; of another remote, its neighbour stands there. */
  | { arriveAt: string }
  | { push: SocketPush };

/** One state or story of a remote that runs alone: where it begins, what its boundary answers, what is done and what must be seen. */
export interface Scenario {
  /** Unlike all others of the remote; part of the link: `sign-in-refused`. */
  id: string;
  title: string;
  /** What a tester is to look at, in a sentence. */
  about: string;
  /** The address at which it begins. */
  route: string;
  /** Who looks; left out: the person of the recording. `null`: nobody is signed in. */
  user?: User | null;
  /** Name of the recording in `lab/recordings` that answers what `answers` does not. */
  recording?: string;
  answers?: Answers;
  /** `down`: the socket does not come about. */
  socket?: 'up' | 'down';
  /** What the server says by itself, as soon as the page listens. */
  arrives?: readonly SocketPush[];
  /** The browser says that it is offline, and nothing gets through once the page stands. */
  isOffline?: boolean;
  steps?: readonly Step[];
  /** All of it is to be seen at the end. */
  sees: readonly Target[];
  /** Left out: 1440 and 360. */
  widths?: readonly (1440 | 360)[];
}

/** A walk through the running product, from which a recording is made. It changes nothing there. */
export interface Tour {
  route: string;
  steps?: readonly Step[];
}
