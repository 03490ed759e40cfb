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
  [/\b(iPhone|iPad)\b/, (browser) => sentence('requests.device-ios', { browser })],
  [/\bAndroid\b/, (browser) => sentence('requests.device-android', { browser })],
  [/\bWindows\b/, (browser) => sentence('requests.device-windows', { browser })],
  [/\bMac OS X\b/, (browser) => sentence('requests.device-macos', { browser })],
  [/\bCrOS\b/, (browser) => sentence('requests.device-chromeos', { browser })],
  [/\bLinux\b/, (browser) => sentence('requests.device-linux', { browser })],
];

/** A browser in words a person recognises, made only of names of this file: the header may hold anything. */
export function describeDevice(userAgent = ''): string {
  const browser = found(browsers, userAgent) ?? sentence('requests.unknown-browser');
  return found(systems, userAgent)?.(browser) ?? browser;
}

function found<Known>(names: readonly [RegExp, Known][], userAgent: string): Known | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
