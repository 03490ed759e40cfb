export const BOOT_REPORT_FILE = 'boot-report.json';

/** No segment may start with a dot, which prevents path traversal. */
const FILE_NAME = /^(?:[\w-][\w.-]*\/){0,3}[\w-][\w.-]*$/;

const NOT_RELEASED = [
  /\.(map|br|gz)$/,
  /(^|\/)\./,
  /^@mf-types/,
  /^(index\.html|release\.json|mf-stats\.json|contract-report\.json|publication\.json)$/,
];

export function isFileName(name: string): boolean {
  return name.length <= 200 && FILE_NAME.test(name);
}

export function isBootFile(name: string): boolean {
  return name === BOOT_REPORT_FILE || /^boot-[\w.-]+\.jpg$/.test(name);
}

export function isReleased(name: string): boolean {
  return !isBootFile(name) && !NOT_RELEASED.some((pattern) => pattern.test(name));
}
