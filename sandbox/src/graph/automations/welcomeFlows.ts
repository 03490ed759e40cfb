import type { WelcomeFlow } from '../../model/entities.ts';
import { graphErrors } from '../answers/graphErrors.ts';
import { listPage, readPageRequest } from '../answers/listPage.ts';
import { asObject, nestedParam } from '../answers/readParams.ts';
import type { GraphCall } from '../GraphCall.ts';
import { requireScope } from '../tokens/requireScope.ts';

const SCOPE = 'instagram_business_manage_messages';

export function readWelcomeFlows(call: GraphCall): unknown {
  requireScope(call.caller, SCOPE);
  const { state, caller, params } = call;
  if (params.flow_id !== undefined) return { data: [present(findFlow(call))] };
  const page = state.welcomeFlows.page(caller.account.igId, readPageRequest({ params }));
  return listPage(`${call.origin()}${call.path}`, params, page, present);
}

/** Creates a flow, or updates one with `flow_id`. */
export function writeWelcomeFlow(call: GraphCall): { flow_id: string } | { success: true } {
  requireScope(call.caller, SCOPE);
  const { state, caller, params } = call;
  const { igId } = caller.account;
  const existing = params.flow_id === undefined ? null : findFlow(call);
  const { name = existing?.name, eligible_platforms: platforms } = params;
  if (typeof name !== 'string' || name === '') throw graphErrors.missingParameter('name');
  if (platforms !== undefined || !existing) {
    const list = nestedParam(platforms);
    if (!Array.isArray(list) || list.length !== 1 || list[0] !== 'instagram') {
      throw graphErrors.badParameter('Param eligible_platforms must be ["instagram"].');
    }
  }
  const messages =
    params.welcome_message_flow === undefined && existing ? existing.messages : parseMessages(params.welcome_message_flow);
  const id = existing?.id ?? state.random.digits(16);
  state.transaction(() => state.welcomeFlows.save(igId, { id, igId, name, messages }));
  return existing ? { success: true } : { flow_id: id };
}

export function deleteWelcomeFlow(call: GraphCall): { success: true } {
  requireScope(call.caller, SCOPE);
  if (call.params.flow_id === undefined) throw graphErrors.missingParameter('flow_id');
  const { id } = findFlow(call);
  call.state.transaction(() => call.state.welcomeFlows.remove(id));
  return { success: true };
}

function findFlow({ state, caller, params }: GraphCall): WelcomeFlow {
  const id = String(params.flow_id);
  const flow = state.welcomeFlows.find(id);
  if (!flow || flow.igId !== caller.account.igId) throw graphErrors.unknownObject(id, 'GET');
  return flow;
}

function parseMessages(value: unknown): unknown[] {
  const list = nestedParam(value);
  if (!Array.isArray(list) || list.length === 0 || list.some((each) => asObject(each).message === undefined)) {
    throw graphErrors.badParameter('Param welcome_message_flow must be a list of messages.');
  }
  return list;
}

function present({ id, name, messages }: WelcomeFlow) {
  return { id, name, welcome_message_flow: messages, eligible_platforms: ['instagram'] };
}
