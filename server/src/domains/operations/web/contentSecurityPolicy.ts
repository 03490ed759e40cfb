import { serverPaths } from '@fanfare/shared/contracts';

interface OtherOrigins {
  connectTo: readonly string[];
  imagesOf: readonly string[];
  filesOf: readonly string[];
  framesOf: readonly string[];
}

/** Only scripts with the nonce and those they load may run. No page may frame this one. */
export function contentSecurityPolicy(nonce: string, { connectTo, imagesOf, filesOf, framesOf }: OtherOrigins): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${["'self'", `'nonce-${nonce}'`, ...filesOf].join(' ')}`,
    `img-src ${["'self'", 'data:', 'https:', ...imagesOf, ...filesOf].join(' ')}`,
    // Audio and video in messages, from where their images come.
    `media-src ${["'self'", 'https:', ...imagesOf].join(' ')}`,
    `connect-src ${["'self'", ...connectTo, ...filesOf].join(' ')}`,
    `font-src ${["'self'", ...filesOf].join(' ')}`,
    ...(framesOf.length > 0 ? [`frame-src ${framesOf.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Script URLs pass the shell's default policy, which allows only released builds; text never becomes
    // code.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${serverPaths.cspReports}`,
    'report-to csp',
  ].join('; ');
}
