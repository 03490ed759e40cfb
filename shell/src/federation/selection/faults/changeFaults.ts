import { overrides } from '../overrides.ts';
import { type Faults, faults } from './faults.ts';

export const changeFaults = {
  set(remote: string, next: Faults): void {
    const { [remote]: _, ...rest } = faults.read();
    faults.write(next.kinds.length > 0 ? { ...rest, [remote]: next } : rest);
    if (!faults.isOn()) overrides.forget(faults.mark);
  },
  clear(): void {
    faults.write({});
    overrides.forget(faults.mark);
  },
  /** Faults cannot affect loaded scripts. */
  apply(hash: string): void {
    const address = new URL(location.href);
    address.hash = hash;
    if (faults.isOn()) address.searchParams.set('remote', `${faults.mark}@this-tab`);
    history.replaceState(history.state, '', address);
    location.reload();
  },
};
