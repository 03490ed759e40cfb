import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContractReport, type DescribedBuild, isBootFile, ReleaseRefusal, readBuild } from '@fanfare/releases';
import type { Registry, RemoteStatus } from './Registry.ts';

type StatusOfServer = Omit<RemoteStatus, 'waiting'> & Partial<Pick<RemoteStatus, 'waiting'>>;

export function httpRegistry(url: string, token: string): Registry {
  const send = async (method: string, at: string, body?: FormData | object): Promise<Response> => {
    const isForm = body instanceof FormData;
    return await fetch(new URL(`/registry/${at}`, url), {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new Error(`${url} does not respond. Check the URL, and that Fanfare is running there.`, { cause });
    });
  };
  const read = async <T>(answer: Response): Promise<T> => {
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text);
    const isOurs = answer.headers.get('content-type')?.includes('json');
    const { error }: { error?: string } = isOurs ? JSON.parse(text) : {};
    throw new ReleaseRefusal(error ?? `${url} answered ${answer.status}. Is it a Fanfare server?`);
  };
  const ask = async <T>(...parameters: Parameters<typeof send>) => await read<T>(await send(...parameters));
  return {
    place: url,
    passGate: async (remote, dist) => {
      const answer = await send('POST', `${remote}/gate`, gatedForm(dist));
      // Older servers check only when publishing.
      if (answer.status !== 404) await read(answer);
    },
    publish: async (remote, dist) => (await ask<{ report: ContractReport }>('POST', `${remote}/builds`, buildForm(dist))).report,
    change: async (remote, change) => (await ask<{ seq: number }>('POST', `${remote}/changes`, change)).seq,
    factsOf: async (remote, build) => {
      const answer = await fetch(new URL(`/r/${remote}/${build}/release.json`, url));
      return answer.ok ? JSON.parse(await answer.text()) : {};
    },
    // Older servers have no approvals.
    getStatus: async (remote) => {
      const { waiting = [], ...status } = await ask<StatusOfServer>('GET', remote);
      return { ...status, waiting };
    },
  };
}

function gatedForm(dist: string): FormData {
  const facts = readBuild(dist);
  return formOf(dist, facts, ['mf-manifest.json', facts.entry.file]);
}

function buildForm(dist: string): FormData {
  const facts = readBuild(dist);
  const files = Object.keys(facts.files);
  const copies = files.flatMap((file) => [`${file}.br`, `${file}.gz`]).filter((file) => existsSync(path.join(dist, file)));
  const boots = readdirSync(dist).filter(isBootFile);
  return formOf(dist, facts, [...files, ...copies, ...boots]);
}

/** One field per file, named by its path: multipart parsers strip folders from file names. */
function formOf(dist: string, facts: DescribedBuild, files: readonly string[]): FormData {
  const form = new FormData();
  form.append('release.json', new Blob([JSON.stringify(facts)]), 'release.json');
  for (const file of files) form.append(file, new Blob([readFileSync(path.join(dist, file))]), path.basename(file));
  return form;
}
