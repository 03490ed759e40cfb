import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createHttpServer, createLogger } from '@fanfare/server/pages';
import type { Language } from '@fanfare/shared/contracts';
import { createTranslate, type Translate, withoutTranslation } from '../language/createTranslate.ts';
import { readPageMessages } from '../language/readMessages.ts';
import { LabError } from '../scenarios/LabError.ts';
import type { Playable } from '../scenarios/Playable.ts';
import { playableOf } from '../scenarios/playableOf.ts';
import { type Live, openStage } from '../stage/openStage.ts';
import type { AloneReleases } from '../stage/publishAlone.ts';
import type { Stage } from '../stage/Stage.ts';
import { readLabPageQuery } from './readLabPageQuery.ts';
import { renderLabPage } from './renderLabPage.ts';

export interface LabRemote {
  remote: string;
  releases: AloneReleases;
  playables: readonly Playable[];
}

interface LabServerOptions {
  /** `/` redirects to the first entry. */
  entries: readonly LabRemote[];
  live: Live | null;
  /** 0 selects any free port. */
  port: number;
}

const STAGES_MAX = 8;

/** Captures can have up to four million characters. */
const CAPTURE_BYTES_MAX = 16 * 2 ** 20;

/** Rejects if the port is in use. */
export async function createLabServer({ entries, live, port }: LabServerOptions) {
  const remotes = entries.map(({ remote }) => remote);
  const first = remotes[0] ?? '';
  const spoken = new Map<string, Translate>();
  const playablesOf = new Map(entries.map(({ remote, playables }) => [remote, [...playables]]));
  let opened = 0;
  const stages = new Map<string, Stage>();
  const app = await createHttpServer({ logger: createLogger('silent') });
  const file = (name: string) => readFile(path.join(import.meta.dirname, name), 'utf8');
  const script = await file('labPageScript.js');
  const style = await file('labPageStyle.css');

  app.get('/', (_request, reply) => reply.redirect(`/lab/${first}`));
  app.get('/page.js', (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/page.css', (_request, reply) => reply.type('text/css').send(style));

  app.get<{ Params: { remote: string }; Querystring: Record<string, string | undefined> }>(
    '/lab/:remote',
    async (request, reply) => {
      const { remote } = request.params;
      const releases = entries.find((one) => one.remote === remote)?.releases;
      const playables = playablesOf.get(remote);
      if (!releases || !playables)
        return reply
          .code(404)
          .type('text/plain')
          .send(`Remotes on this page: ${remotes.join(', ')}. Another one: pnpm lab ${remote}`);
      const address = readLabPageQuery(request.query, playables[0]?.scenario.id ?? '');
      const current = playables.find(({ scenario }) => scenario.id === address.scenario) ?? playables[0];
      if (!current) return reply.code(404).type('text/plain').send(`${remote} has no scenarios.`);
      const translate = await inWordsFor(remote, address.wish.language);
      const stage = await openStage({ releases, ...current, wish: address.wish, live, framedBy: `http://${request.host}` });
      const stageId = randomUUID();
      stages.set(stageId, stage);
      for (const [id, old] of [...stages].slice(0, -STAGES_MAX)) {
        stages.delete(id);
        await old.close();
      }
      const page = renderLabPage({
        remote,
        remotes,
        playables,
        current,
        address,
        stage,
        stageId,
        translate,
        product: live?.url ?? null,
      });
      return reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', `default-src 'self'; frame-src ${stage.origin}; object-src 'none'; base-uri 'none'`)
        .type('text/html; charset=utf-8')
        .send(page);
    },
  );

  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, text, done) => done(null, text));
  app.post<{ Body: string }>('/captures', { bodyLimit: CAPTURE_BYTES_MAX }, (request, reply) => {
    // Other origins can also send bodies as text.
    if (request.headers['sec-fetch-site'] !== 'same-origin') return reply.code(403).send();
    try {
      opened += 1;
      const id = `captured-${opened}`;
      const { remote, playable } = playableOf(request.body, id);
      const playables = playablesOf.get(remote);
      if (!playables) throw new LabError(`This capture ends on a page of ${remote}: pnpm lab ${remote} --capture <file>`);
      playables.unshift(playable);
      return reply.send({ remote, id });
    } catch (cause) {
      if (!(cause instanceof LabError)) throw cause;
      return reply.code(400).send({ error: cause.message });
    }
  });

  app.get<{ Params: { id: string } }>('/stages/:id/log', (request, reply) => {
    const stage = stages.get(request.params.id);
    if (!stage) return reply.code(404).send();
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const send = (line: object) => reply.raw.write(`data: ${JSON.stringify(line)}\n\n`);
    for (const line of stage.log) send(line);
    const unsubscribe = stage.subscribe(send);
    reply.raw.on('close', unsubscribe);
  });

  async function inWordsFor(remote: string, language: Language | undefined): Promise<Translate> {
    if (language === undefined || language === 'en') return withoutTranslation;
    const key = `${language} ${remote}`;
    const translate = spoken.get(key) ?? createTranslate(readPageMessages(language, remote));
    spoken.set(key, translate);
    return translate;
  }

  await app.ready();
  app.server.listen(port, 'localhost');
  await once(app.server, 'listening');
  const { port: taken } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${taken}/lab/${first}`,
    async close() {
      await Promise.all([...stages.values()].map((stage) => stage.close()));
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
