import { createLogger } from '../../src/infrastructure/logger/createLogger.ts';

export const silentLogger = createLogger('silent');
