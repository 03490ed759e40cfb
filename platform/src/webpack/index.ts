export { pagePreset } from './pagePreset.ts';
export { type BuildOptions, remotePreset } from './remotePreset.ts';
export { shellPreset } from './shellPreset.ts';
