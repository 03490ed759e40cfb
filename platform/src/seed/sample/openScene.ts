import type { Backfill, Span } from '../history/openBackfill.ts';

interface User {
  id: string;
  username: string;
  token: string;
}

export interface Scene {
  productUrl: string;
  sandboxUrl: string;
  owner: User;
  members: readonly User[];
}

interface Reply {
  id: number;
  result: number | null;
}

export function send(message: object): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, {}, (error) => (error ? reject(error) : resolve()));
  });
}

export function receiveScene(): Promise<Scene> {
  return new Promise((resolve) => {
    process.once('message', (scene: Scene) => resolve(scene));
  });
}

/** The server moves the rows, because it has the database. */
export function openServerBackfill(): Backfill {
  let lastId = 0;

  function order(name: string, details: object = {}): Promise<number | null> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      const receive = (reply: Reply) => {
        if (reply.id !== id) return;
        process.off('message', receive);
        resolve(reply.result);
      };
      process.on('message', receive);
      send({ kind: 'order', id, order: name, ...details }).catch(reject);
    });
  }

  return {
    settle: async () => (await order('settle')) ?? 0,
    move: (spans: readonly Span[]) => order('move', { spans }),
    async endWaits(atMs) {
      await order('endWaits', { atMs });
    },
    async addInbound(username, atMs) {
      await order('addInbound', { username, atMs });
    },
    async evaluateGoals(atMs) {
      await order('evaluateGoals', { atMs });
    },
    async end() {
      await order('end');
    },
    close: async () => {},
  };
}
