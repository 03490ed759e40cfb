/** Version and build id, which name its directory: `1.0.0-9f31c0a2b4`. */
export const BUILD_NAME_PATTERN = '^\\d[\\w.-]{0,99}$';
export const REMOTE_NAME_PATTERN = '^[a-z][a-z0-9-]{0,63}$';

/** Steps that a page reports about a build, each at most once. */
export const bootSteps = ['loaded', 'drawn', 'settled', 'failed', 'crashed'] as const;
export type BootStep = (typeof bootSteps)[number];

/** Phases in which loading a build can fail. */
export const bootPhases = ['entry', 'module', 'view'] as const;
export type BootPhase = (typeof bootPhases)[number];

export const bootFailures = [
  'http',
  'network',
  'integrity',
  'load-failed',
  'chunk-load',
  'evaluation',
  'invalid-module',
  'contract',
  'unsupported',
  'timeout',
] as const;
export type BootFailure = (typeof bootFailures)[number];

/** Maximum per report. */
export const BOOTS_MAX = 50;
/** A view times out after 12 s. */
export const BOOT_MS_MAX = 60_000;

export const releaseChanges = ['release', 'rollout', 'pause', 'promote', 'rollback'] as const;
export type ReleaseChange = (typeof releaseChanges)[number];
