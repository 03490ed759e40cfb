import { type BuildOptions, remotePreset } from '@fanfare/platform/webpack';

// The settings are both a screen and a tab of the dashboard.
export default (options?: BuildOptions) => remotePreset({ ...options, alike: ['settings', 'settingsPanel'] });
