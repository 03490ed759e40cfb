import type { Queries } from '../../infrastructure/database/Database.ts';
import { AppError } from '../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../infrastructure/http/senders/SignedIn.ts';
import { isStaff } from './staff.repository.ts';

/** Asked anew for every request, so that somebody who no longer is staff is refused at once. @throws AppError forbidden */
export async function requireStaff(queries: Queries, { userId }: SignedIn): Promise<void> {
  if (!(await isStaff(queries, userId))) throw new AppError('forbidden');
}
