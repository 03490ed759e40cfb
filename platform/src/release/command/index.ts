export { describe } from './describe.ts';
export { httpRegistry } from '../httpRegistry.ts';
export { publishRemote } from './publishRemote.ts';
export { parseReleaseCommand } from './releaseCommand.ts';
