export { jestPreset as default } from '@fanfare/platform/jest';
