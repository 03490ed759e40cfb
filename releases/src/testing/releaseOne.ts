import { openReleaseStore } from '../store/openReleaseStore.ts';
import { publish } from '../store/publish.ts';
import { aShell } from './aBuild.ts';

const [releasesDir = '', remote = '', ...dists] = process.argv.slice(2);
const store = openReleaseStore(releasesDir);
for (const dist of dists) {
  const { build } = await publish(store, dist, [aShell], `process ${process.pid}`);
  await store.change(remote, { kind: 'release', build }, `process ${process.pid}`);
}
