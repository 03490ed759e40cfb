import { chmod, chown, lstat, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { expect } from 'expect';
import { launchServer } from '../test/servers/launchServer.ts';
import { findServiceUser, type ServiceUser } from './infrastructure/database/embedded-place/findServiceUser.ts';
import { placeCluster } from './infrastructure/database/embedded-place/placeCluster.ts';
import { isRoot } from './infrastructure/env/isRoot.ts';

const directories: string[] = [];
after(async () => {
  for (const directory of directories) await rm(directory, { recursive: true, force: true });
});

async function createDirectory(user: ServiceUser | null): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'fanfare-first-'));
  directories.push(directory);
  // When started by root, the database runs as another user, who must be able to traverse the directory.
  await chmod(directory, 0o711);
  if (user) await chown(directory, user.uid, user.gid);
  return directory;
}

async function modesIn(directory: string): Promise<Record<string, string>> {
  const names = ['.', ...(await readdir(directory))];
  const modes = names.map(async (name) => [name, ((await lstat(join(directory, name))).mode & 0o777).toString(8)]);
  return Object.fromEntries(await Promise.all(modes));
}

const users = { 'the current user': async () => null, ...(isRoot() && { 'the service user': findServiceUser }) };
for (const [name, find] of Object.entries(users)) {
  test(`S33: files of a first start by ${name} are private to their owner`, async () => {
    const user = await find();
    const dataDir = join(await createDirectory(user), 'data');
    const server = await launchServer({ FANFARE_DATA_DIR: dataDir }, { user });
    await server.ready();
    const { '.': own, ...inside } = await modesIn(dataDir);
    expect((await server.stop()).code).toBe(0);
    expect(own).toBe(isRoot() && !user ? '711' : '700');
    expect(inside).toMatchObject({
      postgres: '700',
      'postgres.password': '600',
      'token-encryption.key': '600',
      'release-signing.key': '600',
    });
    expect(Object.entries(inside).filter(([, mode]) => mode !== '600' && mode !== '700')).toEqual([]);
  });
}

test('S33: a socket directory that another user prepared is refused', async () => {
  // The path is too long for a socket, so the socket is in the shared temporary directory.
  const dataDir = join(await createDirectory(null), 'long'.repeat(24));
  await mkdir(dataDir, { mode: 0o711 });
  const { socketDir } = await placeCluster(dataDir, dataDir);
  if (!socketDir) throw new Error('This system has no sockets with a path.');
  directories.push(socketDir);
  expect((await lstat(socketDir)).mode & 0o777).toBe(0o700);

  await chmod(socketDir, 0o777);
  await expect(placeCluster(dataDir, dataDir)).rejects.toThrow('belongs to another user or is accessible to others');
  await rm(socketDir, { recursive: true });
  const target = await createDirectory(null);
  const { uid } = await lstat(target);
  await symlink(target, socketDir);
  await expect(placeCluster(dataDir, dataDir)).rejects.toThrow('belongs to another user or is accessible to others');
  expect((await lstat(target)).uid).toBe(uid);
});
