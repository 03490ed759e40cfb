import type { Call } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import sharp from 'sharp';
import { tokenOf } from '../servers/createTestClient.ts';
import { TEST_PASSWORD, type TestServer, type TestUser } from '../servers/startTestServer.ts';

interface CallInit {
  body?: unknown;
  id?: string;
  query?: string;
  headers?: Record<string, string>;
  workspace?: string;
}

interface Shared {
  server: TestServer;
  between: (from: number, to: number) => number;
  people: readonly string[];
  workspaces: readonly string[];
  links: { to: string; url: string }[];
  deleted: string[];
  /** Rows that the actors change together. */
  chosen: Map<string, string>;
  onAnswer: (name: string, status: number, body: unknown) => void;
}

export type Actor = ReturnType<typeof createActor>;

let lastUnique = 0;

export function createActor(shared: Shared, { username, id: userId, token: firstToken }: TestUser) {
  const { server, between, people, links, deleted } = shared;
  let token = firstToken;
  let backupCode: string | undefined;
  const pick = <T>(values: readonly T[]): T => values[between(0, values.length)] as T;

  async function signIn(): Promise<void> {
    const { rows } = await sql<{ username: string }>`select username from users where id = ${userId}`.execute(
      server.database.system,
    );
    await sql`delete from attempts`.execute(server.database.system);
    const { status, body } = await server.call('POST /api/auth/login', {
      body: { username: rows[0]?.username ?? username, password: TEST_PASSWORD },
    });
    shared.onAnswer('POST /api/auth/login', status, body);
    if ('token' in body) token = body.token;
    else {
      await sql`with off as (delete from two_factor where owner_id = ${userId})
        delete from backup_codes where owner_id = ${userId}`.execute(server.database.system);
    }
  }

  async function call<C extends Call>(name: C, init: CallInit = {}) {
    const workspace = init.workspace ?? pick(shared.workspaces);
    const answer = await server.call(name, { token, workspace, ...init });
    shared.onAnswer(name, answer.status, answer.body);
    if (answer.status === 401) await signIn();
    else if (answer.status === 200 && 'token' in Object(answer.body)) token = Object(answer.body).token;
    return answer;
  }

  return {
    username,
    between,
    people,
    links,
    deleted,
    pick,
    call,
    flip: () => between(0, 2) === 0,
    email: () => `${username}@example.test`,
    unique(name: string): string {
      lastUnique += 1;
      return `${name} ${lastUnique}`;
    },
    async any(query: string): Promise<string> {
      const chosen = shared.chosen.get(query);
      if (chosen !== undefined && between(0, 4) > 0) return chosen;
      const { rows } = await sql.raw<{ id: string }>(`${query} order by random() limit 1`).execute(server.database.system);
      const id = rows[0]?.id ?? 'x';
      shared.chosen.set(query, id);
      return id;
    },
    accept: (url: string) => call('POST /api/invitations/accept', { body: { token: tokenOf(url) } }),
    async upload(): Promise<{ id: string; url: string } | null> {
      const file = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'a.png');
      const headers = { authorization: `Bearer ${token}`, 'fanfare-workspace': pick(shared.workspaces) };
      const response = await fetch(`${server.url}/api/media`, { method: 'POST', headers, body: form });
      const body = JSON.parse(await response.text());
      shared.onAnswer('POST /api/media', response.status, body);
      return body.data ?? null;
    },
    async twoFactor(): Promise<void> {
      if (backupCode !== undefined) {
        const code = backupCode;
        backupCode = undefined;
        await call('POST /api/user/2fa/disable', { body: { password: TEST_PASSWORD, backupCode: code } });
        return;
      }
      const { status, body } = await call('POST /api/user/2fa/setup', { body: { password: TEST_PASSWORD } });
      if (status !== 200) return;
      const code = generateSync({ secret: body.secret, epoch: Math.floor(Date.now() / 1000) });
      const confirmed = await call('POST /api/user/2fa/confirm', { body: { code } });
      backupCode = confirmed.body.backupCodes?.[0];
    },
  };
}
