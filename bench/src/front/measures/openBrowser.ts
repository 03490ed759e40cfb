import { chromiumFlags, findChromium } from '@fanfare/platform/browser';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import type { BenchUser } from '../../load/connectAccount.ts';

/** Chromium's "Fast 4G". */
const fast4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
const CPU_SLOWDOWN = 4;

export interface Tab {
  page: Page;
  devTools: CDPSession;
  close: () => Promise<void>;
}

export async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    args: [...chromiumFlags, '--enable-precise-memory-info', '--js-flags=--expose-gc'],
    env: { ...process.env, ...env },
    ...(executablePath ? { executablePath } : {}),
  });
}

/**
 * @param user null if signed out
 * @param isSlow simulates Fast 4G and a CPU that is four times slower
 */
export async function openTab(browser: Browser, user: BenchUser | null, isSlow = true): Promise<Tab> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  if (user) {
    await context.addInitScript(
      ([token, stored]) => {
        localStorage.setItem('token', token);
        localStorage.setItem('user', stored);
      },
      [user.token, JSON.stringify(user.profile)] as const,
    );
  }
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  if (isSlow) {
    await devTools.send('Network.emulateNetworkConditions', fast4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  return { page, devTools, close: () => context.close() };
}
