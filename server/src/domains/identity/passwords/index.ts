export { createPasswords, type Passwords } from './createPasswords.ts';
export { foldName } from './foldName.ts';
export { getPassword, setPasswordHash } from './passwords.repository.ts';
