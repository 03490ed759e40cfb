export type FailureKind = 'http' | 'network' | 'load-failed' | 'invalid-module' | 'contract' | 'timeout';

/** Why a build of a remote could not be used, with what a report needs to find the culprit. */
export class LoadFailure extends Error {
  readonly kind: FailureKind;
  /** `mf-auth@1.0.0+9f31c0a2b4`. */
  readonly build: string;

  constructor(kind: FailureKind, build: string, detail: string, cause?: unknown) {
    super(detail, { cause });
    this.name = 'LoadFailure';
    this.kind = kind;
    this.build = build;
  }

  /** The blame line of the panel. */
  get summary(): string {
    return `${this.build}: ${this.kind} – ${this.message}`;
  }
}
