import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { createClock } from './clock/createClock.ts';
import { metaHosts, portSettings } from './hosts/metaHosts.ts';
import { readSettings, type Settings } from './settings/readSettings.ts';
import { SettingsError } from './settings/SettingsError.ts';
import { openState } from './state/openState.ts';

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = pino({ name: 'sandbox', level: settings.logLevel });
  const state = openState(settings.dataDirectory);
  const pagesDirectory = join(import.meta.dirname, '../dist');
  const app = await createApp({ settings, state, clock: createClock(state.preferences), logger, pagesDirectory });

  try {
    await app.listen({ port: settings.port, host: 'localhost', listenTextResolver: () => 'sandbox listening' });
  } catch (error) {
    state.close();
    if (!(error instanceof Error && 'code' in error)) throw error;
    const reason = error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${String(error.code)})`;
    const port = 'port' in error ? Number(error.port) : settings.port;
    const host = metaHosts.find((each) => settings.hostPorts[each] === port);
    const name = port === settings.port || !host ? 'SANDBOX_PORT' : portSettings[host];
    throw new SettingsError(`${name}: port ${port} ${reason}. Stop that program or choose another port.`);
  }

  const oidc = settings.oidc && (await startOidc(settings.oidc));

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await oidc?.close();
    await app.close();
    state.close();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The parent process is gone.
  process.on('disconnect', stop);

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const url = `http://localhost:${port}`;
  logger.info({ url }, 'sandbox ready');
  process.send?.({ type: 'ready', url });
}

/** Loaded on demand, because few need it. */
async function startOidc(options: NonNullable<Settings['oidc']>) {
  const { startOidcProvider } = await import('./oidc-provider/startOidcProvider.ts');
  return startOidcProvider(options).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new SettingsError(
      `SANDBOX_OIDC_PORT: port ${options.port} cannot be used (${String(error.code)}). Choose another port.`,
    );
  });
}
