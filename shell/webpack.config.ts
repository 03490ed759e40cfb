export { shellPreset as default } from '@fanfare/platform/webpack';
