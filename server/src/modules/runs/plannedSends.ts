import type { Command } from '@fanfare/engine';
import type { OutgoingMessage } from '@fanfare/shared/contracts';
import { contentOf, isSignal, type OutgoingContent, splitMessage } from '../outbox/index.ts';
import type { RunPlan } from './planRun.ts';

export interface PlannedSend extends OutgoingContent {
  /** The run, the step, and the part of what the step sends. */
  id: string;
  delayMs: number;
}

/** What a run wants sent, in its order; a text that is too long becomes several messages. */
export function plannedSends({ runId, result }: Pick<RunPlan, 'runId' | 'result'>): PlannedSend[] {
  return result.commands.flatMap((command) => (command.kind === 'send_message' ? partsOf(runId, command) : []));
}

function partsOf(runId: string, { stepNo, message, typingMs = 0 }: Extract<Command, { kind: 'send_message' }>): PlannedSend[] {
  const id = (part: number) => `${runId}:${stepNo}:${part}`;
  const parts = inParts(message).map(
    (part, index): PlannedSend => ({ ...contentOf(part), id: id(index + 1), delayMs: index === 0 ? typingMs : 0 }),
  );
  const [first] = parts;
  return first && typingMs > 0 ? [{ ...contentOf({ kind: 'typing' }), id: id(0), delayMs: 0 }, ...parts] : parts;
}

/** Quick replies stand below the last part. */
function inParts(message: OutgoingMessage): OutgoingMessage[] {
  if (message.kind !== 'text') return [message];
  const texts = splitMessage(message.text);
  return texts.map((text, index) => (index === texts.length - 1 ? { ...message, text } : { kind: 'text', text }));
}

/** The first `limit` messages, with the signs of typing before them. */
export function firstMessages(sends: readonly PlannedSend[], limit: number): PlannedSend[] {
  let count = 0;
  const end = sends.findIndex(({ kind }) => {
    if (!isSignal(kind)) count += 1;
    return count > limit;
  });
  const allowed = end === -1 ? [...sends] : sends.slice(0, end);
  while (end !== -1 && isSignal(allowed.at(-1)?.kind ?? 'text')) allowed.pop();
  return allowed;
}
