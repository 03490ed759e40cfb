/** A call that failed on the server, with its request id. */
export interface RecentError {
  /** For example `GET /api/webhooks/events`. */
  call: string;
  reference: string;
}

const KEPT = 5;
let failures: readonly RecentError[] = [];
const listeners = new Set<() => void>();

function become(next: readonly RecentError[]): void {
  failures = next;
  for (const listener of listeners) listener();
}

/** Calls that failed with status 500 or above and have not succeeded since, newest last. */
export const recentErrors = {
  read: () => failures,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Records the result of a call. `reference` is null if the server did not fail. */
  settle(call: string, reference: string | null): void {
    const others = failures.filter((failure) => failure.call !== call);
    if (reference) become([...others, { call, reference }].slice(-KEPT));
    else if (others.length < failures.length) become(others);
  },
  /** Called if a notice on the screen shows this request id, so that the shell does not show it, too. */
  claim(reference: string): void {
    const others = failures.filter((failure) => failure.reference !== reference);
    if (others.length < failures.length) become(others);
  },
  forget: () => become([]),
};
