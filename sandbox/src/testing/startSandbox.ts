import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { createClock } from '../clock/createClock.ts';
import { readSettings } from '../settings/readSettings.ts';
import { openState } from '../state/openState.ts';
import { createCaller } from './createCaller.ts';
import { startCallback } from './startCallback.ts';
import { appId, appSecret, redirectUri, verifyToken } from './testApp.ts';

export async function startSandbox(machineNow?: () => number) {
  const directory = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const callback = await startCallback(verifyToken);
  let running = await boot(directory, callback.url, machineNow);

  return {
    callback,
    ...createCaller(() => running.url),
    get url() {
      return running.url;
    },
    restart: async () => {
      await running.stop();
      running = await boot(directory, callback.url, machineNow);
    },
    stop: async () => {
      await running.stop();
      await callback.stop();
      await rm(directory, { recursive: true });
    },
  };
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

async function boot(directory: string, callbackUrl: string, machineNow?: () => number) {
  const settings = readSettings({
    SANDBOX_PORT: '0',
    SANDBOX_SMTP_PORT: '0',
    SANDBOX_DATA_DIR: directory,
    INSTAGRAM_APP_ID: appId,
    INSTAGRAM_APP_SECRET: appSecret,
    INSTAGRAM_VERIFY_TOKEN: verifyToken,
    WEBHOOK_CALLBACK_URL: callbackUrl,
    OAUTH_REDIRECT_URIS: redirectUri,
  });
  const state = openState(directory);
  const clock = createClock(state.preferences, machineNow);
  const logger = pino({ level: 'silent' });
  const app = await createApp({ settings, state, clock, logger, pagesDirectory: join(directory, 'no-pages') });
  const address = await app.listen({ port: 0, host: 'localhost' });
  return {
    url: `http://localhost:${new URL(address).port}`,
    stop: async () => {
      await app.close();
      state.close();
    },
  };
}
