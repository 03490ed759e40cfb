export { publishBuilds } from './releaseStore.ts';
export { remoteNames } from './remoteNames.ts';
