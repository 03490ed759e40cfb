import type { FailureKind, LoadPhase } from './LoadFailure.ts';

export interface Incident {
  phase: LoadPhase;
  kind: FailureKind;
  url: string;
  status?: number;
}

const byDirectory = new Map<string, Incident>();
const directoryOf = (url: string) => new URL('.', new URL(url, location.href)).href;

/** What went wrong on the wire, by directory of the build: the federation runtime wraps errors into texts and loses it. */
export const incidents = {
  report(url: string, incident: Omit<Incident, 'url'>): void {
    byDirectory.set(directoryOf(url), { ...incident, url });
  },
  find: (url: string): Incident | undefined => byDirectory.get(directoryOf(url)),
  forget(url: string): void {
    byDirectory.delete(directoryOf(url));
  },
};
