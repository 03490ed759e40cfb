import type { InstagramCall } from './callInstagram.ts';
import { GraphError } from './errors/GraphError.ts';

export interface ObservedCall {
  endpoint: string;
  outcome: string;
  seconds: number;
}

export async function observeCall<T>(
  { method, url }: Pick<InstagramCall, 'method' | 'url'>,
  make: () => Promise<T>,
  onCall: (call: ObservedCall) => void,
): Promise<T> {
  const begin = performance.now();
  const report = (outcome: string) =>
    onCall({ endpoint: `${method} ${edgeOf(url)}`, outcome, seconds: (performance.now() - begin) / 1000 });
  try {
    const answer = await make();
    report('ok');
    return answer;
  } catch (error) {
    report(error instanceof GraphError ? error.failure : 'error');
    throw error;
  }
}

/** Leaves out host, version and ids; edges are lower-case words. */
function edgeOf(url: string): string {
  const segments = new URL(url).pathname
    .split('/')
    .filter((segment) => segment !== '' && !/^v\d+\.\d+$|\.com$|^graph$/.test(segment));
  return `/${segments.map((segment) => (/^[a-z_]{1,30}$/.test(segment) ? segment : '{id}')).join('/')}`;
}
