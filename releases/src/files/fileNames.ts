import { isBootFile } from '../gate/BootReport.ts';

/** Letters, digits, `_`, `.` and `-`, in at most three folders. No part begins with a dot, so no name leaves the directory of a build. */
const FILE_NAME = /^(?:[\w-][\w.-]*\/){0,3}[\w-][\w.-]*$/;

/** What bundlers and commands write beside the files that browsers load. */
const NOT_RELEASED = [
  /\.(map|br|gz)$/,
  // Hidden files such as `.vite/manifest.json`, and the types of @module-federation plugins.
  /(^|\/)\./,
  /^@mf-types/,
  /^(index\.html|release\.json|mf-stats\.json|contract-report\.json|publication\.json)$/,
];

/** @param name path below the directory of a build, with `/` */
export function isFileName(name: string): boolean {
  return name.length <= 200 && FILE_NAME.test(name);
}

/** Whether the file belongs to what a release consists of, so that it gets a hash. */
export function isReleased(name: string): boolean {
  return !isBootFile(name) && !NOT_RELEASED.some((pattern) => pattern.test(name));
}
