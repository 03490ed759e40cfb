import { sentence } from '@fanfare/shared/contracts';

// More telling names first: every browser also claims to be some of the later ones.
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, (browser: string) => string][] = [
  [/\b(iPhone|iPad)\b/, (browser) => sentence('{browser} on iOS', { browser })],
  [/\bAndroid\b/, (browser) => sentence('{browser} on Android', { browser })],
  [/\bWindows\b/, (browser) => sentence('{browser} on Windows', { browser })],
  [/\bMac OS X\b/, (browser) => sentence('{browser} on macOS', { browser })],
  [/\bCrOS\b/, (browser) => sentence('{browser} on ChromeOS', { browser })],
  [/\bLinux\b/, (browser) => sentence('{browser} on Linux', { browser })],
];

/** A browser in words a person recognises, made only of names of this file: the header may hold anything. */
export function describeDevice(userAgent = ''): string {
  const browser = found(browsers, userAgent) ?? sentence('Unknown browser');
  return found(systems, userAgent)?.(browser) ?? browser;
}

function found<Known>(names: readonly [RegExp, Known][], userAgent: string): Known | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
