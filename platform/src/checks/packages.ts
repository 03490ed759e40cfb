import { remoteNames } from '../release/remoteNames.ts';

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
