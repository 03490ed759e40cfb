import type { InstagramScope } from '@fanfare/shared/contracts/graph';
import { graphErrors } from '../answers/graphErrors.ts';
import type { Caller } from './authenticate.ts';

export function requireScope(caller: Caller, scope: InstagramScope): void {
  if (!caller.token.scopes.includes(scope)) throw graphErrors.missingPermission(scope);
}
