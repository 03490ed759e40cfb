// What the lab serves remotes with: the page, its content security policy and the releases are those of the product.
// The routes say what the API reference hides.
import type {} from '@fastify/swagger';

export { createHttpServer } from './infrastructure/http/createHttpServer.ts';
export { createLogger } from './infrastructure/logger/createLogger.ts';
export { createReleaseRegistry, createReleaseSigner, registerReleases } from './modules/releases/index.ts';
export { registerWeb } from './modules/web/index.ts';
