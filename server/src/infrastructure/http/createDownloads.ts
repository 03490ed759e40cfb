import type { Readable } from 'node:stream';

export interface Downloads {
  add: (membership: string, stream: Readable) => void;
  /** Cuts the downloads of a removed member. */
  end: (membership: string) => void;
}

export function createDownloads(): Downloads {
  const open = new Map<string, Set<Readable>>();
  return {
    add(membership, stream) {
      const streams = open.get(membership) ?? new Set();
      open.set(membership, streams.add(stream));
      stream.once('close', () => {
        streams.delete(stream);
        if (streams.size === 0) open.delete(membership);
      });
    },
    end(membership) {
      for (const stream of open.get(membership) ?? []) stream.destroy(new Error('The membership has ended.'));
    },
  };
}
