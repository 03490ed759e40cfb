export { assertKeysKnown } from './assertKeysKnown.ts';
export { createKeyRotation } from './createKeyRotation.ts';
export { countByKey } from './encryption-keys.repository.ts';
