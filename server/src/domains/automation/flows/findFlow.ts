import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { type FlowRow, findFlowById, findFlowByName } from './flows.repository.ts';

/** Tries the id first. Throws flow_not_found. */
export async function findFlow(queries: Queries, ownerId: string, idOrName: string): Promise<FlowRow> {
  const byId = isUuid(idOrName) ? await findFlowById(queries, ownerId, idOrName) : undefined;
  const flow = byId ?? (await findFlowByName(queries, ownerId, idOrName.trim()));
  if (!flow) throw new AppError('flow_not_found');
  return flow;
}
