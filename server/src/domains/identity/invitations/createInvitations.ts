import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { readInvitation } from './invitation.ts';
import { useInvitation } from './invitations.repository.ts';

export interface Invitations {
  /** The returned function uses it up in a transaction. Both functions throw invitation_invalid. */
  open: (text: string | undefined) => (queries: Queries) => Promise<void>;
}

export function createInvitations({ vault, clock }: { vault: TokenVault; clock: Clock }): Invitations {
  return {
    open(text) {
      const invitation = text === undefined ? null : readInvitation(vault, text);
      if (!invitation || invitation.expiresAtMs <= clock.nowMs()) throw new AppError('invitation_invalid');
      return async (queries) => {
        const isFirst = await useInvitation(queries, sha256(invitation.sealed), new Date(invitation.expiresAtMs));
        if (!isFirst) throw new AppError('invitation_invalid');
      };
    },
  };
}
