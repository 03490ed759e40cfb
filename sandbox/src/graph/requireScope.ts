import type { InstagramScope } from '@fanfare/shared/contracts/graph';
import type { Caller } from './authenticate.ts';
import { graphErrors } from './graphErrors.ts';

export function requireScope(caller: Caller, scope: InstagramScope): void {
  if (!caller.token.scopes.includes(scope)) throw graphErrors.missingPermission(scope);
}
