import type { Role } from '@fanfare/shared/contracts';

export interface SignedIn {
  userId: string;
  /** The workspace that the call is about. */
  workspaceId: string;
  /** The chosen Instagram account, not checked. */
  accountId: string | null;
  /** Null if the user is not a member. */
  role: Role | null;
  sessionId: string;
  username: string;
}

export type Caller = Pick<SignedIn, 'workspaceId' | 'userId'>;

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
}
