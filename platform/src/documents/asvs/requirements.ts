import { house } from './house.ts';
import { inputs } from './inputs.ts';
import { people } from './people.ts';
import type { Requirement } from './Requirement.ts';
import { secrets } from './secrets.ts';
import { tokens } from './tokens.ts';
import { web } from './web.ts';

/** Levels 1 and 2 of OWASP ASVS 5.0.0, in its order. */
export const requirements: readonly Requirement[] = [...inputs, ...web, ...people, ...tokens, ...secrets, ...house];
