export { registerDocs } from './docs.routes.ts';
