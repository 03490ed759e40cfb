import { serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { pingDatabase } from '../../../infrastructure/database/pingDatabase.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';

export function registerHealthRoutes(app: FastifyInstance, database: Database, isReadyWithoutDatabase: () => boolean): void {
  app.get(serverPaths.health, { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get(serverPaths.ready, { schema: { hide: true } }, async () => {
    await pingDatabase(database.system).catch((cause: unknown) => {
      if (isReadyWithoutDatabase()) return;
      throw new AppError('overloaded', { cause });
    });
    return { status: 'ready' };
  });
}
