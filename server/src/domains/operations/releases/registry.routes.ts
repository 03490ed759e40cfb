import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  type Change,
  holderOf,
  isFileName,
  openReleaseStore,
  passGate,
  publish,
  ReleaseRefusal,
  type ReleaseStore,
  readBuild,
  readHealth,
  readShell,
  releasedBuilds,
  reportBreaks,
  waitingBuilds,
} from '@fanfare/releases';
import { serverPaths } from '@fanfare/shared/contracts';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { readBearer } from '../../../infrastructure/http/senders/readBearer.ts';
import { limitForms, readForm } from '../../../infrastructure/http/uploads/forms.ts';
import type { WriteReleases } from './createReleaseFiles.ts';

interface RegistryOptions {
  releasesDir: string;
  shellDir: string;
  needsReleaseApproval: boolean;
  write: WriteReleases;
}

const FILE_MAX_BYTES = 5 * 1024 * 1024;
const FILES_MAX = 500;
const BUILD_MAX_BYTES = 32 * 1024 * 1024;

const Params = Type.Object({ remote: Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' }) });
const build = Type.String({ pattern: '^[\\w.-]{1,100}$' });
const closed = { additionalProperties: false };
const ChangeBody = Type.Union([
  Type.Object({ kind: Type.Literal('release'), build }, closed),
  Type.Object(
    {
      kind: Type.Literal('rollout'),
      build,
      traffic: Type.Number({ minimum: 0, maximum: 100 }),
      auto: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  Type.Object({ kind: Type.Enum(['pause', 'promote', 'rollback']) }, closed),
]);

type OfRemote = { Params: { remote: string } };

/** Accepts builds with a deploy token for one remote. */
export async function registerRegistry(
  app: FastifyInstance,
  { releasesDir, shellDir, needsReleaseApproval, write }: RegistryOptions,
): Promise<void> {
  const store = openReleaseStore(releasesDir, { needsApproval: needsReleaseApproval });
  const at = `${serverPaths.registry}:remote`;

  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: FILE_MAX_BYTES, files: FILES_MAX, fields: 0, parts: FILES_MAX } });
    limitForms(scope, BUILD_MAX_BYTES);
    const runGate = async (request: FastifyRequest<OfRemote>, isPartial: boolean) => {
      const holder = checkToken(store, request);
      const dist = await mkdtemp(path.join(tmpdir(), 'fanfare-upload-'));
      try {
        await readForm(() => receive(request, dist));
        return await refusing(async () => {
          const { name } = readBuild(dist, { isPartial, isUpload: true });
          if (name !== request.params.remote)
            throw new ReleaseRefusal(`This is a build of ${name}, not of ${request.params.remote}.`);
          const shells = [readShell(shellDir)];
          if (isPartial) return passGate(store, dist, shells, { isPartial });
          return await write(() => publish(store, dist, shells, holder, 'token'));
        });
      } finally {
        await rm(dist, { recursive: true, force: true });
      }
    };
    scope.post<OfRemote>(`${at}/builds`, { schema: { hide: true, params: Params } }, async (request, reply) => {
      const report = await runGate(request, false);
      return reply.code(201).send({ success: true, build: report.build, report });
    });
    scope.post<OfRemote>(`${at}/gate`, { schema: { hide: true, params: Params } }, async (request) => {
      return { success: true, report: await runGate(request, true) };
    });
  });

  app.post<OfRemote & { Body: Change }>(
    `${at}/changes`,
    { schema: { hide: true, params: Params, body: ChangeBody } },
    async (request) => {
      const holder = checkToken(store, request);
      const { seq } = await refusing(() =>
        write(() => store.change(request.params.remote, request.body, holder, { via: 'token' })),
      );
      return { success: true, seq };
    },
  );

  app.get<OfRemote>(at, { schema: { hide: true, params: Params } }, async (request) => {
    checkToken(store, request);
    const { remote } = request.params;
    const { remotes, rollouts } = store.readIndex();
    const health = readHealth(releasesDir).remotes[remote] ?? {};
    const [builds, rollout] = [remotes[remote] ?? [], rollouts?.[remote] ?? null];
    const waiting = needsReleaseApproval ? waitingBuilds(store, remote) : [];
    return { success: true, builds, rollout, health, waiting, history: store.history(remote) };
  });

  app.get<OfRemote>(`${at}/report`, { schema: { hide: true, params: Params } }, async (request) => {
    checkToken(store, request);
    const { remote } = request.params;
    return await refusing(async () => {
      return { success: true, reports: reportBreaks(releasedBuilds(store, remote), readShell(shellDir)) };
    });
  });
}

function checkToken(store: ReleaseStore, request: FastifyRequest<OfRemote>): string {
  const token = readBearer(request.headers.authorization);
  const holder = token === null ? null : holderOf(store, request.params.remote, token);
  if (holder === null) throw new AppError('deploy_token_invalid');
  return holder;
}

/** Field names are paths with at most three folders, none of them hidden. */
async function receive(request: FastifyRequest, dist: string): Promise<void> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', { text: 'Send the build as multipart/form-data.' });
  const names = new Set<string>();
  for await (const part of request.files()) {
    const name = part.fieldname;
    const isNew = !names.has(name) && ![...names].some((other) => other.startsWith(`${name}/`) || name.startsWith(`${other}/`));
    if (!isFileName(name) || !isNew) throw new AppError('bad_request', { text: `"${name}" is no name for a file of a build.` });
    names.add(name);
    const file = path.join(dist, name);
    await mkdir(path.dirname(file), { recursive: true });
    await pipeline(part.file, createWriteStream(file));
    if (part.file.truncated) throw new AppError('too_large', { text: `${name} has more than ${FILE_MAX_BYTES} bytes.` });
  }
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof ReleaseRefusal ? new AppError('release_refused', { text: cause.message, cause }) : cause;
  }
}
