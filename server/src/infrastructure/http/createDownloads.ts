import type { Readable } from 'node:stream';
import { isAllowed, type Permission, type Role } from '@fanfare/shared/contracts';

export interface Downloads {
  add: (membership: string, permission: Permission | 'self', stream: Readable) => void;
  /** Cuts the downloads of a removed member. */
  end: (membership: string) => void;
  /** Cuts the downloads that the role does not permit. `change` is `<workspace>:<user>:<role>`. */
  changeRole: (change: string) => void;
}

export function createDownloads(): Downloads {
  const open = new Map<string, Map<Readable, Permission | 'self'>>();
  return {
    add(membership, permission, stream) {
      const streams = open.get(membership) ?? new Map();
      open.set(membership, streams.set(stream, permission));
      // Also before the response listens.
      stream.on('error', () => undefined);
      stream.once('close', () => {
        streams.delete(stream);
        if (streams.size === 0) open.delete(membership);
      });
    },
    end(membership) {
      for (const stream of open.get(membership)?.keys() ?? []) stream.destroy(new Error('The membership has ended.'));
    },
    changeRole(change) {
      const place = change.lastIndexOf(':');
      const role = change.slice(place + 1) as Role;
      for (const [stream, permission] of open.get(change.slice(0, place)) ?? []) {
        if (permission !== 'self' && !isAllowed(role, permission)) stream.destroy(new Error('The role has changed.'));
      }
    },
  };
}
