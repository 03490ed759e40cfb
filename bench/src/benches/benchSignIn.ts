import { Pool } from 'undici';
import { startFakeInstagram } from '../load/fakeInstagram.ts';
import { percentile } from '../percentile.ts';
import { say } from '../results/say.ts';
import { startProduct } from '../startProduct.ts';

const ACCOUNTS = 125;
/** Stays below the limit that locks an account. */
const TRIES_EACH = 4;

/** Checks that the time of a failed sign-in does not reveal whether the account exists (S14). */
export async function benchSignIn(): Promise<void> {
  const instagram = await startFakeInstagram();
  const product = await startProduct(instagram.url, {
    TRUSTED_PROXIES: '1',
    REGISTRATIONS_PER_HOUR: '100000',
    REGISTRATIONS_PER_DAY: '100000',
  });
  const pool = new Pool(product.url, { connections: 1, pipelining: 1 });

  const post = async (path: string, body: object, address: string, expected: number): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const startedAt = performance.now();
    const response = await pool.request({ method: 'POST', path, headers, body: JSON.stringify(body) });
    await response.body.dump();
    if (response.statusCode !== expected) throw new Error(`${path} was answered ${response.statusCode}.`);
    return performance.now() - startedAt;
  };

  try {
    for (let n = 0; n < ACCOUNTS; n += 1) {
      const account = { username: `known${n}`, email: `known${n}@example.test`, password: 'correct horse battery' };
      await post('/api/auth/register', account, '203.0.113.1', 201);
    }
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < ACCOUNTS * TRIES_EACH; n += 1) {
      const address = `198.51.${n >> 8}.${n & 255}`;
      const guess = (username: string) => post('/api/auth/login', { username, password: 'a wrong guess' }, address, 401);
      known.push(await guess(`known${n % ACCOUNTS}`));
      unknown.push(await guess(`unknown${n % ACCOUNTS}`));
    }
    const [ofKnown, ofUnknown] = [percentile(known, 0.5), percentile(unknown, 0.5)];
    say('refused sign-in, known name, p50', ofKnown, 'ms');
    say('refused sign-in, unknown name, p50', ofUnknown, 'ms');
    say('the two medians differ by', Math.abs(ofKnown - ofUnknown), 'ms', { atMost: 5 });
  } finally {
    await pool.close();
    await product.stop();
  }
}
