import { ApiError } from '../../state/ApiError.ts';
import type { Made, Play } from '../run/Play.ts';

export function madeOf<Kind extends Made['kind']>({ made }: Play, name: string, kind: Kind): Extract<Made, { kind: Kind }> {
  const found = made.get(name);
  if (found && isOf(found, kind)) return found;
  throw new ApiError(409, `"${name}" is ${found ? `a ${found.kind}` : 'nothing yet'}, not a ${kind}.`);
}

function isOf<Kind extends Made['kind']>(made: Made, kind: Kind): made is Extract<Made, { kind: Kind }> {
  return made.kind === kind;
}
