import type { Platform } from './createStage.ts';
import type { Actors } from './Stage.ts';

/** Requires CONFORMANCE_TOKEN (long-lived, all scopes) and CONFORMANCE_IGSID (a person who wrote within 24 hours). */
export function readPlatform(environment: Record<string, string | undefined>): Platform {
  const required = (name: string): string => {
    const value = environment[name];
    if (value === undefined || value === '') throw new Error(`${name} is missing.`);
    return value;
  };
  const base = environment.CONFORMANCE_BASE_URL;
  const host = <Name extends string>(name: Name): string => (base === undefined ? `https://${name}` : `${base}/${name}`);
  const id = environment.CONFORMANCE_APP_ID;
  return {
    hosts: {
      'www.instagram.com': host('www.instagram.com'),
      'api.instagram.com': host('api.instagram.com'),
      'graph.instagram.com': host('graph.instagram.com'),
    },
    version: environment.CONFORMANCE_VERSION ?? 'v25.0',
    token: required('CONFORMANCE_TOKEN'),
    poorToken: environment.CONFORMANCE_POOR_TOKEN ?? null,
    igsid: required('CONFORMANCE_IGSID'),
    strangerIgsid: environment.CONFORMANCE_STRANGER_IGSID ?? null,
    mid: environment.CONFORMANCE_MID ?? null,
    app:
      id === undefined
        ? null
        : { id, secret: required('CONFORMANCE_APP_SECRET'), redirectUri: required('CONFORMANCE_REDIRECT_URI') },
    actors: environment.CONFORMANCE_ACTORS_URL === undefined ? null : actorsAt(environment.CONFORMANCE_ACTORS_URL),
  };
}

function actorsAt(url: string): Actors {
  return {
    api: async (method, path, body) => {
      const init = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const response = await fetch(url + path, { method, ...init });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: text === '' ? undefined : JSON.parse(text) };
    },
  };
}
