import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContractReport, isBootFile, ReleaseRefusal, readBuild } from '@fanfare/releases';
import type { Registry, RemoteStatus } from './Registry.ts';

/**
 * @param url of a Fanfare server
 * @param token the deploy token of the remote, as `pnpm release token` printed it on that server
 */
export function httpRegistry(url: string, token: string): Registry {
  const send = async (method: string, at: string, body?: FormData | object): Promise<Response> => {
    const isForm = body instanceof FormData;
    return await fetch(new URL(`/registry/${at}`, url), {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new Error(`${url} does not answer. Is the address right, and is Fanfare running there?`, { cause });
    });
  };
  const read = async <T>(answer: Response): Promise<T> => {
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text);
    const isOurs = answer.headers.get('content-type')?.includes('json');
    const { error }: { error?: string } = isOurs ? JSON.parse(text) : {};
    throw new ReleaseRefusal(error ?? `${url} answered ${answer.status}. Is it a Fanfare server?`);
  };
  const ask = async <T>(...asked: Parameters<typeof send>) => await read<T>(await send(...asked));
  return {
    place: url,
    passGate: async (remote, dist) => {
      const answer = await send('POST', `${remote}/gate`, gatedForm(dist));
      // A server that is older than this command says what it has to say when the build is published.
      if (answer.status !== 404) await read(answer);
    },
    publish: async (remote, dist) => (await ask<{ report: ContractReport }>('POST', `${remote}/builds`, buildForm(dist))).report,
    change: async (remote, change) => (await ask<{ seq: number }>('POST', `${remote}/changes`, change)).seq,
    factsOf: async (remote, build) => {
      const answer = await fetch(new URL(`/r/${remote}/${build}/release.json`, url));
      // One that is gone says nothing.
      return answer.ok ? JSON.parse(await answer.text()) : {};
    },
    tell: async (remote) => await ask<RemoteStatus>('GET', remote),
  };
}

/** All that the gate reads. `release.json` carries the hashes of the other files. */
function gatedForm(dist: string): FormData {
  const facts = readBuild(dist);
  const form = formOf(dist, ['mf-manifest.json', facts.entry.file]);
  form.append('release.json', new Blob([JSON.stringify(facts)]), 'release.json');
  return form;
}

/** The files that are released, their compressed copies, and what the boot matrix wrote. */
function buildForm(dist: string): FormData {
  const files = Object.keys(readBuild(dist).files);
  const copies = files.flatMap((file) => [`${file}.br`, `${file}.gz`]).filter((file) => existsSync(path.join(dist, file)));
  const boots = readdirSync(dist).filter(isBootFile);
  return formOf(dist, ['release.json', ...files, ...copies, ...boots]);
}

/** A field per file, named by its path: clients and servers shorten the file name of a part to its last section. */
function formOf(dist: string, files: readonly string[]): FormData {
  const form = new FormData();
  for (const file of files) form.append(file, new Blob([readFileSync(path.join(dist, file))]), path.basename(file));
  return form;
}
