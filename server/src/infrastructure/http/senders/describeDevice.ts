import { type Message, message } from '@fanfare/shared/contracts';
import type { Words } from '../../messages/words.ts';

// Specific names come first, because every browser also claims to be some of the later ones.
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, (browser: string | Message) => Message][] = [
  [/\b(iPhone|iPad)\b/, (browser) => message('requests.device-ios', { browser })],
  [/\bAndroid\b/, (browser) => message('requests.device-android', { browser })],
  [/\bWindows\b/, (browser) => message('requests.device-windows', { browser })],
  [/\bMac OS X\b/, (browser) => message('requests.device-macos', { browser })],
  [/\bCrOS\b/, (browser) => message('requests.device-chromeos', { browser })],
  [/\bLinux\b/, (browser) => message('requests.device-linux', { browser })],
];

export function describeDevice(userAgent = ''): Words {
  const browser = found(browsers, userAgent) ?? message('requests.unknown-browser');
  return found(systems, userAgent)?.(browser) ?? browser;
}

function found<Known>(names: readonly [RegExp, Known][], userAgent: string): Known | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
