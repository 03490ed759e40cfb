import { remoteNames } from '../release/remoteNames.ts';

/** The folders of the workspace that hold code. */
export const allPackages = [
  'shared',
  'shell',
  ...remoteNames(),
  'engine',
  'platform',
  'releases',
  'lab',
  'sdk',
  'sandbox',
  'server',
  'bench',
  'e2e',
];
