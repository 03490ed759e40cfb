import type { BodyOf, Call, ResponseOf, Role, ServerToClientEvents, User } from '../contracts/index.ts';

/** A request of the remote. Query values are strings. */
export interface CallRequest<Sent = unknown> {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: Sent;
}

/** A prepared response, created by `answer`, `failure`, `held`, `slowly`, `inTurn` or `unreachable`. */
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

export type SocketPush = {
  [E in PushedEvent]: { event: E; payload: Parameters<ServerToClientEvents[E]> };
}[PushedEvent];

/** An element: a text, or a role with its accessible name (a case-insensitive substring unless `exact`). */
export type Target = string | { role: string; name?: string; exact?: boolean } | { label: string };

/** An action, or an expectation before the next action. */
export type Step =
  | { click: Target }
  | { fill: Target; with: string }
  /** For example `Enter` or `Control+K`. */
  | { press: string }
  | { see: Target }
  | { gone: Target }
  /** Expects this URL. A placeholder replaces other remotes. */
  | { arriveAt: string }
  | { push: SocketPush };

/** A state or story of a remote that runs alone: its URL, responses, actions and expectations. */
export interface Scenario {
  /** Unique in the remote and part of the URL, for example `sign-in-refused`. */
  id: string;
  title: string;
  /** Says in a sentence what to look at. */
  about: string;
  route: string;
  /** By default the user of the recording; `null` if signed out. */
  user?: User | null;
  /** In a workspace with several members and two accounts; by default the user is alone in the personal one. */
  role?: Role | 'removed';
  /** Recording in `lab/recordings` for calls without a prepared response. */
  recording?: string;
  answers?: Answers;
  /** `down` means that the socket does not connect. */
  socket?: 'up' | 'down';
  /** Socket messages that are sent when the page listens. */
  arrives?: readonly SocketPush[];
  /** If true, goes offline after the page has loaded. */
  isOffline?: boolean;
  steps?: readonly Step[];
  /** Elements that are expected at the end. */
  sees: readonly Target[];
  /** Viewport widths in px; both by default. */
  widths?: readonly (1440 | 360)[];
}

/** Steps in the running product from which a recording is made. They must not change data. */
export interface Tour {
  route: string;
  steps?: readonly Step[];
}
