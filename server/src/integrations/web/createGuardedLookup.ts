import type { LookupFunction } from 'node:net';
import { renderEnglish } from '@fanfare/shared/contracts';
import { NOT_PUBLIC } from './refusalOf.ts';
import type { WebPolicy } from './WebPolicy.ts';

export class AddressRefused extends Error {
  override name = 'AddressRefused';
  readonly code = 'ADDRESS_REFUSED';
}

/** Validates the IP address that is used, which prevents DNS rebinding. One disallowed address refuses the name. */
export function createGuardedLookup({ resolve, isAllowedAddress }: WebPolicy): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isAllowedAddress(address))) {
          return callback(new AddressRefused(renderEnglish(NOT_PUBLIC)), '', 0);
        }
        if (options.all) return callback(null, addresses);
        return callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}
