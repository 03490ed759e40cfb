import { createLogger } from '../../infrastructure/logger/createLogger.ts';

export const silentLogger = createLogger('silent');
