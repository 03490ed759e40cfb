/** A call that the server failed at, and by what it finds it in its log. */
export interface OpenFailure {
  /** `GET /api/webhooks/events`. */
  call: string;
  reference: string;
}

const KEPT = 5;
let failures: readonly OpenFailure[] = [];
const listeners = new Set<() => void>();

function become(next: readonly OpenFailure[]): void {
  failures = next;
  for (const listener of listeners) listener();
}

/** Calls that the server failed at (status 500 and above) and has not answered since, newest last. */
export const openFailures = {
  read: () => failures,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** What became of a call; null: the server did not fail. */
  settle(call: string, reference: string | null): void {
    const others = failures.filter((failure) => failure.call !== call);
    if (reference) become([...others, { call, reference }].slice(-KEPT));
    else if (others.length < failures.length) become(others);
  },
  /** A notice on the screen shows this failure with its request id: it needs no other. */
  claim(reference: string): void {
    const others = failures.filter((failure) => failure.reference !== reference);
    if (others.length < failures.length) become(others);
  },
  forget: () => become([]),
};
