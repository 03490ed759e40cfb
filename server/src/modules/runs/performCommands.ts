import type { Command, TraceStep } from '@fanfare/engine';
import { AUTOMATIC_SENDS_PER_MINUTE_MAX } from '@fanfare/shared/contracts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { addTag, removeTag, setVariable } from '../contacts/index.ts';
import { countRecentSends, queueSends, splitMessage } from '../outbox/index.ts';
import type { RunContext } from './RunContext.ts';

interface Performed {
  sendCount: number;
  /** Not null when the loop guard stopped the run: two bots could be talking to each other (security control S22). */
  pausedBecause: string | null;
  trace: TraceStep[];
}

const LOOP_GUARD = `More than ${AUTOMATIC_SENDS_PER_MINUTE_MAX} automatic messages to one person within a minute: this run was paused.`;

/** Carries out what the engine asks for, inside the transaction that moves the run on. Messages go to the outbox. */
export async function performCommands(
  queries: Queries,
  context: RunContext,
  runId: string,
  commands: readonly Command[],
): Promise<Performed> {
  const { ownerId, contact } = context;
  const trace: TraceStep[] = [];
  for (const command of commands) {
    if (command.kind === 'add_tag') await addTag(queries, ownerId, contact.id, command.tag);
    else if (command.kind === 'remove_tag') await removeTag(queries, ownerId, contact.id, command.tag);
    else if (command.kind === 'set_variable') await setVariable(queries, ownerId, contact.id, command.name, command.value);
    else if (command.kind === 'http_request') trace.push(notPerformed(command));
  }
  return { ...(await queueTexts(queries, context, runId, commands)), trace };
}

async function queueTexts(queries: Queries, context: RunContext, runId: string, commands: readonly Command[]) {
  const texts = commands.flatMap((command) =>
    command.kind === 'send_text'
      ? splitMessage(command.text).map((text, part) => ({ id: `${runId}:${command.stepNo}:${part + 1}`, text }))
      : [],
  );
  if (texts.length === 0) return { sendCount: 0, pausedBecause: null };

  const recent = await countRecentSends(queries, context.ownerId, context.conversationId);
  const allowed = texts.slice(0, Math.max(0, AUTOMATIC_SENDS_PER_MINUTE_MAX - recent));
  const sends = allowed.map(({ id, text }) => ({
    id,
    owner_id: context.ownerId,
    account_id: context.accountId,
    conversation_id: context.conversationId,
    run_id: runId,
    lane: context.lane,
    recipient_igsid: context.contact.igsid,
    text,
  }));
  await queueSends(queries, sends);
  return { sendCount: sends.length, pausedBecause: allowed.length < texts.length ? LOOP_GUARD : null };
}

/** Publishing refuses flows with such a step; should one arrive all the same, its trace says what did not happen. */
function notPerformed(command: Extract<Command, { kind: 'http_request' }>): TraceStep {
  const detail = 'The request was not performed: this server makes no requests for flows.';
  return { stepNo: command.stepNo, nodeId: command.nodeId, nodeType: 'actionNode', result: 'ignored', detail };
}
