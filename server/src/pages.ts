// For the lab, which serves remotes with the product's page, policy and releases. The type import declares
// `hide` of the routes.
import type {} from '@fastify/swagger';

export { createReleaseRegistry, createReleaseSigner, registerReleases } from './domains/operations/releases/index.ts';
export { registerWeb } from './domains/operations/web/index.ts';
export { createHttpServer } from './infrastructure/http/createHttpServer.ts';
export { createLogger } from './infrastructure/logger/createLogger.ts';
