import type { InstagramCall } from './callInstagram.ts';
import { GraphError } from './errors/GraphError.ts';

/** What is counted of a call. Nothing of it says whose call it was. */
export interface ObservedCall {
  /** For example `POST /{id}/messages`. */
  endpoint: string;
  /** `ok`, or the class of the failure. */
  outcome: string;
  seconds: number;
}

/** Makes a call and tells how it went. */
export async function observeCall<T>(
  { method, url }: Pick<InstagramCall, 'method' | 'url'>,
  make: () => Promise<T>,
  onCall: (call: ObservedCall) => void,
): Promise<T> {
  const begin = performance.now();
  const tell = (outcome: string) =>
    onCall({ endpoint: `${method} ${edgeOf(url)}`, outcome, seconds: (performance.now() - begin) / 1000 });
  try {
    const answer = await make();
    tell('ok');
    return answer;
  } catch (error) {
    tell(error instanceof GraphError ? error.failure : 'error');
    throw error;
  }
}

/** The path without hosts, versions and ids: an edge is a lower-case word. */
function edgeOf(url: string): string {
  const segments = new URL(url).pathname
    .split('/')
    .filter((segment) => segment !== '' && !/^v\d+\.\d+$|\.com$|^graph$/.test(segment));
  return `/${segments.map((segment) => (/^[a-z_]{1,30}$/.test(segment) ? segment : '{id}')).join('/')}`;
}
