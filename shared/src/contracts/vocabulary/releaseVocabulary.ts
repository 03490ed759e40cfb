/** Version of a build with its id, as its directory is called: `1.0.0-9f31c0a2b4`. */
export const BUILD_NAME_PATTERN = '^\\d[\\w.-]{0,99}$';
export const REMOTE_NAME_PATTERN = '^[a-z][a-z0-9-]{0,63}$';

/**
 * What a page tells of a build, each at most once: its code is there; it was drawn; it stayed; it could not be used; it crashed while
 * drawing.
 */
export const bootSteps = ['loaded', 'drawn', 'settled', 'failed', 'crashed'] as const;
export type BootStep = (typeof bootSteps)[number];

/** How far a build came that could not be used. */
export const bootPhases = ['entry', 'module', 'view'] as const;
export type BootPhase = (typeof bootPhases)[number];

/** Why it could not be used. */
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

/** What one page may tell at once. */
export const BOOTS_MAX = 50;
/** No boot takes longer: a view is given up after 12 s. */
export const BOOT_MS_MAX = 60_000;

/** What people can do to a remote. */
export const releaseChanges = ['release', 'rollout', 'pause', 'promote', 'rollback'] as const;
export type ReleaseChange = (typeof releaseChanges)[number];
