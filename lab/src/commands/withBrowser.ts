import { chromiumFlags, findChromium } from '@fanfare/platform/browser';
import { type Browser, chromium } from '@playwright/test';
import { LabError } from '../scenarios/LabError.ts';

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const { executablePath, env } = await findChromium();
  Object.assign(process.env, env);
  const browser = await chromium
    .launch({ args: [...chromiumFlags], ...(executablePath && { executablePath }) })
    .catch((cause: unknown) => {
      if (executablePath) throw cause;
      throw new LabError(
        'Could not find a browser. Install Chrome or Chromium, or set CHROMIUM_PATH to one. On Linux, this also works: npm install --save-dev @sparticuz/chromium',
        { cause },
      );
    });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
