import { isAllowed, type Message } from '@fanfare/shared/contracts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import { needsApproval } from '../../identity/workspaces/index.ts';

export type Requester = Pick<SignedIn, 'workspaceId' | 'role'>;

/** Whether this member publishes only what an admin approved. */
export async function mustRequest(queries: Queries, { workspaceId, role }: Requester): Promise<boolean> {
  return (role === null || !isAllowed(role, 'approvals.decide')) && (await needsApproval(queries, workspaceId));
}

/** @throws AppError approval_required */
export async function requireDirectPublishing(queries: Queries, requester: Requester, text?: Message): Promise<void> {
  if (await mustRequest(queries, requester)) throw new AppError('approval_required', text && { text });
}
