export const reportsDir = 'reports';

/** Named after the package script, such as `test-pages.xml`. */
export function reportFile(script = process.env.npm_lifecycle_event ?? 'test'): string {
  return `${script.replaceAll(':', '-')}.xml`;
}
