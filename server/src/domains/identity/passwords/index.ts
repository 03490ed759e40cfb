export { createPasswords, type Passwords } from './createPasswords.ts';
export { foldName } from './foldName.ts';
export { hashOfNoPassword } from './passwordHash.ts';
export { getPassword, markEmailVerified, setPasswordHash } from './passwords.repository.ts';
