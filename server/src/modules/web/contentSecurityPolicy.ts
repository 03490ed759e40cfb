import { serverPaths } from '@fanfare/shared/contracts';

interface OtherOrigins {
  /** That pages may call: development servers of remotes. */
  connectTo: readonly string[];
  /** Of pictures: a sandbox without TLS. */
  picturesOf: readonly string[];
  /** Of the files of builds, where they have an origin of their own. */
  filesOf: readonly string[];
}

/**
 * Only scripts of this page's nonce run, and what those load; nothing may frame the product.
 */
export function contentSecurityPolicy(nonce: string, { connectTo, picturesOf, filesOf }: OtherOrigins): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${["'self'", `'nonce-${nonce}'`, ...filesOf].join(' ')}`,
    `img-src ${["'self'", 'data:', 'https:', ...picturesOf, ...filesOf].join(' ')}`,
    `connect-src ${["'self'", ...connectTo, ...filesOf].join(' ')}`,
    `font-src ${["'self'", ...filesOf].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Addresses of scripts go through the shell's default policy, which knows the released ones; text never becomes code.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${serverPaths.cspReports}`,
    'report-to csp',
  ].join('; ');
}
