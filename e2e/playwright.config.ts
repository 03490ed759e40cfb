import { chromiumFlags, findChromium } from '@fanfare/platform/browser';
import { useMemoryDir } from '@fanfare/platform/memory';
import { defineConfig } from '@playwright/test';

const { executablePath, env } = await findChromium();
// Worker processes also read this file and skip the search.
if (executablePath) process.env.CHROMIUM_PATH = executablePath;
Object.assign(process.env, env);
useMemoryDir(process.env);

const isTestRun = process.env.FANFARE_TESTS !== undefined;
const isShort = process.env.FANFARE_TESTS === 'short';

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results/artifacts',
  workers: isShort ? 3 : 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: isTestRun ? [['list'], ['junit', { outputFile: 'reports/test-browser.xml' }]] : 'list',
  projects: [
    { name: 'short', grepInvert: /@long/ },
    // `pnpm test` skips the long tests.
    ...(isShort ? [] : [{ name: 'long', grep: /@long/ }]),
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Skeletons draw each frame without a GPU.
    ...(isShort && { contextOptions: { reducedMotion: 'reduce' } }),
    screenshot: 'only-on-failure',
    // Tracing makes runs 1.6 times as long; set TRACE=1 to enable it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      args: [...chromiumFlags, ...(isShort ? ['--js-flags=--no-opt --no-maglev'] : [])],
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
