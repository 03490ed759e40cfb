import type { Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import { isAdmin } from './admin.repository.ts';

/** Read for each request, so that a removed permission applies immediately. Throws forbidden. */
export async function requireAdmin(queries: Queries, { userId }: SignedIn): Promise<void> {
  if (!(await isAdmin(queries, userId))) throw new AppError('forbidden');
}
