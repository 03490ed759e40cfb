/** Folder of a package in which its test runners write JUnit reports. */
export const reportsDir = 'reports';

/** The report's name: that of the running package script, such as `test-pages.xml`. */
export function reportFile(script = process.env.npm_lifecycle_event ?? 'test'): string {
  return `${script.replaceAll(':', '-')}.xml`;
}
