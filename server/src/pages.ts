// For the lab, which serves remotes with the product's page, policy and releases. The type import declares `hide` of the routes.
import type {} from '@fastify/swagger';

export { createHttpServer } from './infrastructure/http/createHttpServer.ts';
export { createLogger } from './infrastructure/logger/createLogger.ts';
export { createReleaseRegistry, createReleaseSigner, registerReleases } from './modules/releases/index.ts';
export { registerWeb } from './modules/web/index.ts';
