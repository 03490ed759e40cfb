import { chromiumFlags, findChromium } from '@fanfare/platform/browser';
import { type Browser, chromium } from '@playwright/test';

/** Runs `work` with a browser that is closed afterwards. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const { executablePath, env } = await findChromium();
  Object.assign(process.env, env);
  const browser = await chromium.launch({ args: [...chromiumFlags], ...(executablePath && { executablePath }) });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
