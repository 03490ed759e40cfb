/** What pages use, for themselves only; everything else is off, for what they embed, too. */
const PERMISSIONS_POLICY = [
  ...['autoplay', 'clipboard-write'].map((feature) => `${feature}=(self)`),
  ...[
    ...['accelerometer', 'bluetooth', 'browsing-topics', 'camera', 'clipboard-read', 'display-capture', 'encrypted-media'],
    ...[
      'fullscreen',
      'gamepad',
      'geolocation',
      'gyroscope',
      'hid',
      'idle-detection',
      'local-fonts',
      'magnetometer',
      'microphone',
    ],
    ...['midi', 'payment', 'picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb'],
    ...['web-share', 'window-management', 'xr-spatial-tracking'],
  ].map((feature) => `${feature}=()`),
].join(', ');

/**
 * What every answer carries, whatever it is (security control S34). The content security policy belongs to the pages, so whoever serves
 * HTML sets it.
 */
export const protectionHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
