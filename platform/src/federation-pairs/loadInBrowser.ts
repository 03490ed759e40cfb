import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { chromiumFlags, findChromium } from '../browser/findChromium.ts';

const TIMEOUT_MS = 30_000;
const PAGE = '<!doctype html><meta charset="utf-8"><body><script src="/shell.js"></script></body>';

export async function loadInBrowser(dist: string, expected: string): Promise<void> {
  const shown = Promise.withResolvers<string>();
  const server = serve(dist, shown.resolve);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const timer = setTimeout(() => shown.reject(new Error(`The page showed nothing within ${TIMEOUT_MS / 1000} s.`)), TIMEOUT_MS);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const close = await openBrowser(`http://127.0.0.1:${port}/`, shown.reject);
  try {
    const found = await shown.promise;
    if (found !== expected) throw new Error(`The page shows an error: ${found}`);
  } finally {
    clearTimeout(timer);
    await close();
    server.close();
    server.closeAllConnections();
  }
}

function serve(dist: string, onShown: (text: string) => void): Server {
  const contentOf = async ({ url = '/', method }: Pick<IncomingMessage, 'url' | 'method'>) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname === '/' || method === 'POST') return PAGE;
    return await readFile(path.join(dist, path.normalize(pathname))).catch(() => null);
  };
  return createServer(async (request, response) => {
    if (request.method === 'POST') onShown(await text(request));
    const content = await contentOf(request);
    const type = request.url?.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(content === null ? 404 : 200, { 'content-type': type }).end(content);
  });
}

async function openBrowser(url: string, onFailure: (cause: Error) => void): Promise<() => Promise<void>> {
  const { executablePath, env } = await findChromium();
  if (executablePath === null) throw new Error('No Chromium was found. Set CHROMIUM_PATH.');
  const profile = await mkdtemp(path.join(os.tmpdir(), 'fanfare-profile-'));
  const flags = [...chromiumFlags, '--headless', `--user-data-dir=${profile}`];
  const browser = spawn(executablePath, [...flags, url], { env: { ...process.env, ...env }, stdio: 'ignore' });
  browser.once('error', onFailure);
  const ended = new Promise((resolve) => browser.once('close', resolve));
  return async () => {
    browser.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  };
}
