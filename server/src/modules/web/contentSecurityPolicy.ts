import { serverPaths } from '@fanfare/shared/contracts';

/**
 * Only scripts of this page's nonce run, and what those load; nothing may frame the product.
 *
 * @param connectTo further origins that pages may call: development servers of remotes
 * @param picturesOf further origins of pictures: a sandbox without TLS
 */
export function contentSecurityPolicy(nonce: string, connectTo: readonly string[], picturesOf: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${["'self'", 'data:', 'https:', ...picturesOf].join(' ')}`,
    `connect-src ${["'self'", ...connectTo].join(' ')}`,
    "font-src 'self'",
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
