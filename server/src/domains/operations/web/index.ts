export { registerWeb } from './web.routes.ts';
