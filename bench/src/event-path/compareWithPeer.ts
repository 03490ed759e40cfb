import { type BenchUser, connectAccount } from '../load/connectAccount.ts';
import type { Load } from '../load/createLoad.ts';
import { startFakeInstagram } from '../load/fakeInstagram.ts';
import { doNotJudge } from '../results/say.ts';
import { type Product, startProduct } from '../startProduct.ts';
import type { EarlierVersion } from './checkOut.ts';
import { findDisturbance } from './judge.ts';
import { type Measured, measureSubject, type Plan } from './measureSubject.ts';
import { flatOutRate, sayComparison, sayEarlier } from './sayComparison.ts';
import { startBarePeer } from './startBarePeer.ts';

interface Extras {
  earlier?: EarlierVersion;
  /** Returns a function that says the figures. */
  afterWarmUp?: (product: Product, user: BenchUser, load: Load) => Promise<() => void>;
  afterPhases?: (product: Product) => Promise<() => void>;
}

export async function compareWithPeer(plan: Plan, { earlier, afterWarmUp, afterPhases }: Extras = {}): Promise<void> {
  const instagram = await startFakeInstagram();
  const sayExtras: (() => void)[] = [];

  async function measurePeer(): Promise<Measured> {
    process.stdout.write('Measuring the bare peer\n');
    const peer = await startBarePeer(instagram);
    try {
      return await measureSubject(peer, instagram, plan);
    } finally {
      await peer.stop();
    }
  }

  async function measureProduct(): Promise<Measured> {
    process.stdout.write('Measuring the product\n');
    const product = await startProduct(instagram.url);
    try {
      const user = await connectAccount(product.url);
      const measured = await measureSubject({ ...product, databaseParentPid: product.pid }, instagram, plan, async (load) => {
        if (afterWarmUp) sayExtras.push(await afterWarmUp(product, user, load));
      });
      if (afterPhases) sayExtras.push(await afterPhases(product));
      return measured;
    } finally {
      await product.stop();
    }
  }

  async function measureEarlier({ name, serverDir }: EarlierVersion): Promise<Measured> {
    process.stdout.write(`Measuring ${name}\n`);
    const product = await startProduct(instagram.url, {}, 'start', serverDir);
    try {
      await connectAccount(product.url);
      return await measureSubject({ ...product, databaseParentPid: product.pid }, instagram, plan);
    } finally {
      await product.stop();
    }
  }

  try {
    const before = await measurePeer();
    const product = await measureProduct();
    const old = earlier && (await measureEarlier(earlier));
    const after = await measurePeer();
    const disturbance = findDisturbance(
      [flatOutRate(before), flatOutRate(after)],
      [
        { name: 'the first run of the peer', others: before.others },
        { name: 'the run of the product', others: product.others },
        ...(old ? [{ name: 'the run of the earlier version', others: old.others }] : []),
        { name: 'the second run of the peer', others: after.others },
      ],
    );
    if (disturbance !== null) doNotJudge(disturbance);
    sayComparison(product, before, after);
    if (earlier && old) sayEarlier(earlier.name, product, old);
    for (const sayExtra of sayExtras) sayExtra();
  } finally {
    instagram.close();
  }
}
