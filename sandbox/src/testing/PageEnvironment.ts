import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestEnvironment } from 'jest-environment-jsdom';
import { EventSource } from 'undici';
import { appId, appSecret, redirectUri, verifyToken } from './testApp.ts';

const BrowserEnvironment: typeof TestEnvironment = createRequire(import.meta.url)('@fanfare/platform/jest/environment');

/** Starts a separate sandbox per group of test files. */
export default class PageEnvironment extends BrowserEnvironment {
  #stop = async () => {};

  override async setup(): Promise<void> {
    await super.setup();
    const directory = mkdtempSync(join(tmpdir(), 'sandbox-pages-'));
    const child = spawn(process.execPath, ['src/main.ts'], {
      env: {
        ...process.env,
        // Jest sets it for its own process.
        NODE_OPTIONS: '',
        SANDBOX_PORT: '0',
        SANDBOX_SMTP_PORT: '0',
        SANDBOX_DATA_DIR: directory,
        INSTAGRAM_APP_ID: appId,
        INSTAGRAM_APP_SECRET: appSecret,
        INSTAGRAM_VERIFY_TOKEN: verifyToken,
        // A closed port shows how pages handle an unreachable callback.
        WEBHOOK_CALLBACK_URL: 'http://localhost:9/webhooks/instagram',
        OAUTH_REDIRECT_URIS: redirectUri,
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit');
    this.#stop = async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(directory, { recursive: true });
    };
    const [message]: { url: string }[] = await Promise.race([
      once(child, 'message'),
      ended.then(() => Promise.reject(new Error('The sandbox did not start.'))),
    ]);
    const url = message?.url ?? '';
    this.dom?.reconfigure({ url });
    const open: EventSource[] = [];
    Object.assign(this.global, {
      // Node's `fetch` requires Node's own class.
      URLSearchParams,
      fetch: (path: string, init?: RequestInit) => fetch(new URL(path, url), init),
      EventSource: function openStream(path: string) {
        const source = new EventSource(new URL(path, url).href);
        open.push(source);
        return source;
      },
    });
    const stop = this.#stop;
    this.#stop = async () => {
      for (const source of open) source.close();
      await stop();
    };
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    await this.#stop();
  }
}
