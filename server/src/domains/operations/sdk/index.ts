export { registerSdk } from './sdk.routes.ts';
