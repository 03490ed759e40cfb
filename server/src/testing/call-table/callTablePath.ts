import { fileURLToPath } from 'node:url';

export const callTablePath = fileURLToPath(new URL('../../../../docs/calls.md', import.meta.url));
