export { httpRegistry } from '../httpRegistry.ts';
export { describe } from './describe.ts';
export { publishRemote } from './publishRemote.ts';
export { parseReleaseCommand } from './releaseCommand.ts';
