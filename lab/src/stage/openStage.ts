import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { shellBuildDir } from '@fanfare/platform/release';
import {
  createHttpServer,
  createLogger,
  createReleaseRegistry,
  createReleaseSigner,
  registerReleases,
  registerWeb,
} from '@fanfare/server/pages';
import type { User } from '@fanfare/shared/contracts';
import type { Recording, Scenario } from '@fanfare/shared/lab';
import { bootScript } from './bootScript.ts';
import { proxyCalls } from './proxyCalls.ts';
import type { AloneReleases } from './publishAlone.ts';
import type { LogLine, Stage, StageSettings } from './Stage.ts';
import { serveCalls } from './serveCalls.ts';
import { serveImages } from './serveImages.ts';
import { serveSocket } from './serveSocket.ts';
import { defaultUser } from './shell-answers/shellAnswers.ts';
import { teamOf } from './shell-answers/teamAnswers.ts';

export interface Live {
  url: string;
  /** Null if signed out. */
  session: { token: string; user: User } | null;
}

interface StageOptions {
  releases: AloneReleases;
  scenario: Scenario;
  recording: Recording | null;
  wish?: StageSettings;
  /** If set, the running product responds instead of the scenario. */
  live?: Live | null;
  framedBy?: string;
  /** The default is the workspace build. */
  shellDir?: string;
}

const signer = createReleaseSigner(Buffer.alloc(32, 7));
const logger = createLogger('silent');

/** Uses a separate port to isolate browser storage. */
export async function openStage(options: StageOptions): Promise<Stage> {
  const { releases, scenario, recording, wish = {}, live = null, framedBy } = options;
  const { shellDir = shellBuildDir } = options;
  const log: LogLine[] = [];
  const listeners = new Set<(line: LogLine) => void>();
  const tell = (line: Omit<LogLine, 'at'>) => {
    const whole = { at: Date.now(), ...line };
    log.push(whole);
    for (const listener of listeners) listener(whole);
  };
  const at = live === null && recording ? Date.parse(recording.at) : null;
  const begun = Date.now();
  const nowMs = () => (at === null ? Date.now() : at + Date.now() - begun);
  let isCut = false;

  const app = await createHttpServer({ logger });
  const { theme = null, language = null } = wish;
  const session = sessionOf(options);
  const workspace = session && scenario.role ? teamOf(session.user, scenario.role) : null;
  const boot = { at, session, workspace, theme, language, isOffline: scenario.isOffline ?? false };
  addBoot(app, bootScript(boot), framedBy);
  const registry = createReleaseRegistry({
    releasesDir: releases.releasesDir,
    environment: 'lab',
    devRemotes: {},
    signer,
    clock: { nowMs },
    logger,
  });
  await registerReleases(app, registry, releases);
  if (live === null) {
    serveCalls(app, { scenario, recording, wish, isCut: () => isCut, tell });
    serveImages(app);
  } else proxyCalls(app, live.url, tell);
  await registerWeb(
    app,
    { dataDir: releases.dir, shellDir, devRemotes: {}, isProduction: true, publicUrl: '', pictureOrigins: [] },
    registry,
  );
  const socket = live === null ? serveSocket(app.server, { scenario, recording, isCut: () => isCut, nowMs, tell }) : null;
  const lines = new Set<Socket>();
  app.server.on('connection', (line) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  await app.ready();
  app.server.listen(0, 'localhost');
  await once(app.server, 'listening');
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;

  return {
    origin,
    url: new URL(wish.route ?? scenario.route, origin).href,
    log,
    subscribe(onLine) {
      listeners.add(onLine);
      return () => listeners.delete(onLine);
    },
    push: (push) => socket?.push(push),
    cutOff(isNowCut) {
      isCut = isNowCut;
      if (isCut) socket?.hangUp();
    },
    async close() {
      app.server.close();
      // The server would wait for connections without a request and for upgraded sockets.
      for (const line of lines) line.destroy();
      await socket?.close();
      await app.close();
    },
  };
}

function sessionOf({ scenario, recording, wish = {}, live }: StageOptions) {
  if (live) return live.session;
  if (wish.persona === 'signed-out') return null;
  const isSomebody = scenario.user !== null || wish.persona === 'signed-in';
  return isSomebody ? { token: 'fan_lab', user: scenario.user ?? recording?.user ?? defaultUser } : null;
}

function addBoot(app: Awaited<ReturnType<typeof createHttpServer>>, script: string, framedBy: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    delete request.headers['accept-encoding'];
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    if (typeof payload !== 'string' || !nonce) return payload;
    if (framedBy) {
      reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", `frame-ancestors ${framedBy}`));
      reply.removeHeader('x-frame-options');
    }
    return payload.replace('<head>', () => `<head><script nonce="${nonce}">${script}</script>`);
  });
}
