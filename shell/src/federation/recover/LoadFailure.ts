export type FailureKind =
  | 'http'
  | 'network'
  | 'integrity'
  | 'load-failed'
  | 'chunk-load'
  | 'evaluation'
  | 'invalid-module'
  | 'contract'
  | 'unsupported'
  | 'timeout';

export type LoadPhase = 'document' | 'entry' | 'module' | 'view' | 'render';

export interface Circumstances {
  kind: FailureKind;
  phase: LoadPhase;
  /** For example `mf-auth@1.0.0+9f31c0a2b4`. */
  build: string;
  url?: string | undefined;
  status?: number | undefined;
}

export class LoadFailure extends Error {
  readonly circumstances: Circumstances;

  constructor(circumstances: Circumstances, detail: string, cause?: unknown) {
    super(detail, { cause });
    this.name = 'LoadFailure';
    this.circumstances = circumstances;
  }

  get summary(): string {
    const { kind, phase, build, url, status } = this.circumstances;
    const address = url?.replace(location.origin, '');
    return [build, phase, kind, address, status === undefined ? undefined : `HTTP ${status}`].filter(Boolean).join(' · ');
  }
}
