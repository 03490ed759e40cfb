import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContractReport, ReleaseRefusal } from '@fanfare/releases';
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
      const answer = await send(
        'POST',
        `${remote}/gate`,
        formOf(dist, (name) => GATED.includes(name)),
      );
      // A server that is older than this command says what it has to say when the build is published.
      if (answer.status !== 404) await read(answer);
    },
    publish: async (remote, dist) => (await ask<{ report: ContractReport }>('POST', `${remote}/builds`, formOf(dist))).report,
    change: async (remote, change) => (await ask<{ seq: number }>('POST', `${remote}/changes`, change)).seq,
    factsOf: async (remote, build) => {
      const answer = await fetch(new URL(`/r/${remote}/${build}/release.json`, url));
      // One that is gone says nothing.
      return answer.ok ? JSON.parse(await answer.text()) : {};
    },
    tell: async (remote) => await ask<RemoteStatus>('GET', remote),
  };
}

/** All that the gate reads. */
const GATED = ['release.json', 'mf-manifest.json', 'remoteEntry.js'];

function formOf(dist: string, isWanted: (name: string) => boolean = () => true): FormData {
  const form = new FormData();
  const files = readdirSync(dist, { withFileTypes: true }).filter((file) => file.isFile() && !file.name.endsWith('.map'));
  for (const { name } of files.filter((file) => isWanted(file.name)))
    form.append(name, new Blob([readFileSync(path.join(dist, name))]), name);
  return form;
}
