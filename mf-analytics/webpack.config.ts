import { type BuildOptions, remotePreset } from '@fanfare/platform/webpack';

// The settings stand on a screen of their own and in a tab of the dashboard.
export default (options?: BuildOptions) => remotePreset({ ...options, alike: ['settings', 'settingsPanel'] });
