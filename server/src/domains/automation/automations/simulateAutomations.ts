import { type Command, type StepInput, startMemory, step, type TriggerEvent } from '@fanfare/engine';
import type { Consideration, Message, OutgoingMessage } from '@fanfare/shared/contracts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { type StoredStep, storedStep } from '../../../infrastructure/messages/storedStep.ts';
import { contentOf, isSignal, splitMessage } from '../../instagram/outbox/index.ts';
import { createPublishedFlows } from '../flows/index.ts';
import { findCandidateAutomations, type StoredCandidate } from './findCandidateAutomations.ts';
import { type Evaluated, evaluateAutomations } from './matching/evaluateAutomations.ts';

export interface SimulationResult {
  chosen: StoredCandidate | null;
  considered: Consideration[];
  replies: string[];
  trace: StoredStep[];
}

type Simulate = (
  input: Evaluated,
  getRepeatRefusal?: (automation: StoredCandidate) => Message | null,
) => Promise<SimulationResult>;

/** Uses the worker's functions, but stores and sends nothing. */
export async function prepareSimulation(queries: Queries, ownerId: string): Promise<Simulate> {
  const automations = (await findCandidateAutomations(queries, [ownerId])).get(ownerId) ?? [];
  const flows = createPublishedFlows();

  return async function simulate(input, getRepeatRefusal) {
    const { chosen, considered } = evaluateAutomations(automations, input, getRepeatRefusal);
    const wanted = chosen && chosen.version !== null ? { flowId: chosen.flowId, version: chosen.version } : null;
    const flow = wanted && (await flows.load(queries, [wanted]))(wanted);
    if (!flow) return { chosen, considered, replies: [], trace: [] };
    const { tags, variables } = input.contact;
    const memory = startMemory({ username: null, tags: [...tags], variables: { ...variables } });
    const { commands, trace } = step(flow.graph, memory, toStepInput(input.triggerEvent), input.nowMs);
    return { chosen, considered, replies: sendsOf(commands).map(({ text }) => text), trace: trace.map(storedStep) };
  };
}

export function toStepInput({ kind, text }: TriggerEvent): StepInput {
  if (kind === 'message') return { kind, text };
  const isComment = kind === 'comment' || kind === 'live_comment';
  return { kind: 'trigger', text, comment: isComment ? { id: '-' } : null };
}

export interface SimulatedSend {
  text: string;
  message: OutgoingMessage;
  /** Private replies need no open messaging window. */
  isPrivateReply: boolean;
}

export function sendsOf(commands: readonly Command[]): SimulatedSend[] {
  const messages = commands.flatMap((command) =>
    command.kind === 'send_message'
      ? splitMessage(command.message).map((message, part) => ({
          message,
          isPrivateReply: command.privateReplyTo !== undefined && part === 0,
        }))
      : [],
  );
  return messages.flatMap(({ message, isPrivateReply }) => {
    const { text, kind } = contentOf(message);
    return isSignal(kind) ? [] : [{ text: text === '' ? `[${kind}]` : text, message, isPrivateReply }];
  });
}
