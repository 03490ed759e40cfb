import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

interface Forgery {
  issuer?: string;
  nonce?: string;
  audience?: string;
  expiresAtS?: number;
  isUnknownKey?: boolean;
}

const CLIENT = { clientId: 'fanfare', clientSecret: 'the-client-secret-of-the-tests' };
const LIFETIME_S = 600;

export async function startTokenDouble() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  let nonce = '';

  async function sign(): Promise<string> {
    const { forgery } = double;
    const nowS = Math.floor(Date.now() / 1000);
    return new SignJWT({ nonce: forgery.nonce ?? nonce, email: 'dora@example.test', email_verified: true })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(forgery.issuer ?? double.settings.issuer)
      .setAudience(forgery.audience ?? CLIENT.clientId)
      .setSubject('dora')
      .setIssuedAt(nowS - LIFETIME_S)
      .setExpirationTime(forgery.expiresAtS ?? nowS + LIFETIME_S)
      .sign(forgery.isUnknownKey ? stranger.privateKey : privateKey);
  }

  const answers: Readonly<Record<string, () => unknown>> = {
    '/.well-known/openid-configuration': () => ({
      issuer: double.settings.issuer,
      authorization_endpoint: `${double.settings.issuer}/auth`,
      token_endpoint: `${double.settings.issuer}/token`,
      jwks_uri: `${double.settings.issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': () => ({ keys: [key] }),
    '/token': async () => ({ access_token: 'one', token_type: 'Bearer', id_token: await sign() }),
  };
  const server = createServer(async (request, response) => {
    const body = await answers[request.url ?? '']?.();
    const { status } = double;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(status === 200 ? body : {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  const double = {
    settings: { issuer, ...CLIENT, name: 'Double', allowedDomains: [] as string[] },
    forgery: {} as Forgery,
    status: 200,
    visit(authUrl: string): string {
      const { searchParams } = new URL(authUrl);
      nonce = searchParams.get('nonce') ?? '';
      return new URLSearchParams({ code: 'one', state: searchParams.get('state') ?? '' }).toString();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return double;
}
