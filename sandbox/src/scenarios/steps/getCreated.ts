import { ApiError } from '../../state/ApiError.ts';
import type { CreatedEntity, Play } from '../play/Play.ts';

export function getCreated<Kind extends CreatedEntity['kind']>(
  { made }: Play,
  name: string,
  kind: Kind,
): Extract<CreatedEntity, { kind: Kind }> {
  const found = made.get(name);
  if (found && isOf(found, kind)) return found;
  throw new ApiError(409, `"${name}" is ${found ? `a ${found.kind}` : 'nothing yet'}, not a ${kind}.`);
}

function isOf<Kind extends CreatedEntity['kind']>(
  made: CreatedEntity,
  kind: Kind,
): made is Extract<CreatedEntity, { kind: Kind }> {
  return made.kind === kind;
}
