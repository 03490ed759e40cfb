export interface CspReport {
  directive: string;
  /** A URL or a keyword such as `inline`. */
  blocked: string;
  page: string;
  source: string;
  sample: string;
}

/** Reports can be forged. */
const directives = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
  ...['img-src', 'font-src', 'connect-src', 'media-src', 'object-src', 'frame-src', 'child-src', 'worker-src', 'manifest-src'],
  ...['base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
]);
const REPORTS_MAX = 20;
const TEXT_MAX = 200;
const SAMPLE_MAX = 40;

type Fields = Record<string, unknown>;

/**
 * Reads `report-uri` (object) and `report-to` (list). Drops queries and fragments, because links in mails
 * have secrets there.
 */
export function readReports(body: unknown): CspReport[] {
  const entries = Array.isArray(body) ? body.slice(0, REPORTS_MAX).map(bodyOfEntry) : [item(item(body)['csp-report'])];
  return entries.flatMap((report) => {
    const directive = text(report['effective-directive'] ?? report.effectiveDirective ?? report['violated-directive']);
    const [name = ''] = directive.split(' ');
    if (!directives.has(name)) return [];
    const line = Number(report['line-number'] ?? report.lineNumber);
    const file = urlOf(report['source-file'] ?? report.sourceFile);
    return [
      {
        directive: name,
        blocked: urlOf(report['blocked-uri'] ?? report.blockedURL),
        page: pathOf(report['document-uri'] ?? report.documentURL),
        source: file !== '' && Number.isInteger(line) && line > 0 ? `${file}:${line}` : file,
        sample: clean(text(report['script-sample'] ?? report.sample), SAMPLE_MAX),
      },
    ];
  });
}

function bodyOfEntry(entry: unknown): Fields {
  const { type, body } = item(entry);
  return type === 'csp-violation' ? item(body) : {};
}

function urlOf(value: unknown): string {
  const url = URL.parse(text(value));
  if (url === null) return clean(text(value).split(/[?#]/)[0] ?? '', TEXT_MAX);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb ? clean(`${url.origin}${url.pathname}`, TEXT_MAX) : url.protocol.slice(0, -1);
}

function pathOf(value: unknown): string {
  return clean(URL.parse(text(value))?.pathname ?? '', TEXT_MAX);
}

function clean(value: string, length: number): string {
  return value
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .slice(0, length)
    .toWellFormed();
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function item(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}
