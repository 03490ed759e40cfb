export { remotePreset as default } from '@fanfare/platform/webpack';
