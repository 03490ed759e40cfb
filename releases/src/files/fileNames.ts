import { isBootFile } from '../gate/BootReport.ts';

/** At most three folders. No segment starts with a dot, which prevents path traversal. */
const FILE_NAME = /^(?:[\w-][\w.-]*\/){0,3}[\w-][\w.-]*$/;

/** Files that browsers do not load. */
const NOT_RELEASED = [
  /\.(map|br|gz)$/,
  // Hidden files such as `.vite/manifest.json`, and generated types.
  /(^|\/)\./,
  /^@mf-types/,
  /^(index\.html|release\.json|mf-stats\.json|contract-report\.json|publication\.json)$/,
];

/** @param name path with `/`, relative to the build */
export function isFileName(name: string): boolean {
  return name.length <= 200 && FILE_NAME.test(name);
}

export function isReleased(name: string): boolean {
  return !isBootFile(name) && !NOT_RELEASED.some((pattern) => pattern.test(name));
}
