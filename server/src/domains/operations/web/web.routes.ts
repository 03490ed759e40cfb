import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { serverPaths } from '@fanfare/shared/contracts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { InstagramSettings, Settings } from '../../../infrastructure/env/Settings.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { ReleaseRegistry } from '../releases/index.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { createShellArchive } from './createShellArchive.ts';
import { REQUESTED_REMOTES_COOKIE, readRequestedRemotes } from './readRequestedRemotes.ts';
import { readShell } from './readShell.ts';
import { renderPage } from './renderPage.ts';
import { sendCompressed } from './sendCompressed.ts';

const NOT_BUILT = 'The shell is not built yet: run `pnpm build`, or set SHELL_DIR to a built shell.';

export async function registerWeb(
  app: FastifyInstance,
  {
    dataDir,
    shellDir,
    devRemotes,
    isProduction,
    publicUrl,
    releasesOrigin = null,
    pictureOrigins,
    sandboxOrigin = null,
  }: Pick<Settings, 'dataDir' | 'shellDir' | 'devRemotes' | 'isProduction' | 'publicUrl'> &
    Partial<Pick<Settings, 'releasesOrigin'>> &
    Pick<InstagramSettings, 'pictureOrigins'> &
    Partial<Pick<InstagramSettings, 'sandboxOrigin'>>,
  releases: ReleaseRegistry,
): Promise<void> {
  const live = Object.values(devRemotes).map((url) => new URL(url).origin);
  const withSockets = (origins: readonly string[]) => origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
  const filesOf = releasesOrigin === null ? [] : [releasesOrigin];

  const archiveDir = path.join(dataDir, 'shell-builds');
  const archive = createShellArchive(shellDir, archiveDir);
  await mkdir(archiveDir, { recursive: true, mode: 0o700 });

  await app.register(fastifyStatic, {
    root: [shellDir, archiveDir],
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    allowedPath: (pathName) => !pathName.endsWith('.html') && !pathName.endsWith('.map'),
  });

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [pathname = ''] = request.url.split('?');
    if (/^\/(api|webhooks|socket\.io)(\/|$)|\.\w{1,5}$/.test(pathname)) throw new AppError('not_found');
    const shell = await readShell(shellDir);
    if (shell === null) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    if (shell.files)
      archive
        .keep(Object.keys(shell.files))
        .catch((error: unknown) => request.log.error({ err: error }, 'keeping the shell failed'));
    const nonce = randomBytes(16).toString('base64');
    // Browsers refuse scripts without a hash. Development servers have none.
    if (shell.files && live.length === 0) reply.header('integrity-policy', 'blocked-destinations=(script)');
    const requested = isProduction
      ? { origins: [], newCookie: null }
      : readRequestedRemotes(request.url, request.cookies[REQUESTED_REMOTES_COOKIE]);
    if (requested.newCookie)
      reply.setCookie(REQUESTED_REMOTES_COOKIE, requested.newCookie, { path: '/', httpOnly: true, sameSite: 'lax' });
    const remotes = [...new Set([...live, ...requested.origins])];
    reply
      .header('cache-control', 'no-cache')
      .header('reporting-endpoints', `csp="${publicUrl}${serverPaths.cspReports}"`)
      .header(
        'content-security-policy',
        contentSecurityPolicy(nonce, {
          connectTo: withSockets(remotes),
          imagesOf: [...new Set([...pictureOrigins, ...remotes])],
          filesOf,
          framesOf: sandboxOrigin === null ? [] : [sandboxOrigin],
        }),
      );
    const page = {
      shell,
      path: pathname,
      nonce,
      releases: await releases.current(),
      releaseKey: releases.publicKey,
      otherReleaseKeys: releases.otherPublicKeys,
      origin: publicUrl,
      releasesOrigin,
      pictureOrigins,
      sandboxOrigin,
    };
    return sendCompressed(request, reply, renderPage(page));
  });
}
