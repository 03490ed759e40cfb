import type { Command, Simulation, Turn } from '@fanfare/engine';
import { MESSAGING_WINDOW_MS, type OutgoingMessage } from '@fanfare/shared/contracts';
import { testCopy as copy } from '../../../copy/panels/testPanel.ts';
import { engineText } from '../engineText.ts';
import { spanText } from '../spanText.ts';

export type ChatLine = { key: string } & (
  | { kind: 'mine'; text: string; above: string }
  | { kind: 'message'; message: OutgoingMessage; above: string; warning: string | null }
  | { kind: 'note'; text: string; tone: 'quiet' | 'warning' | 'danger' }
  /** `fromNodeId` is the node at which a test starts without checking the trigger. */
  | { kind: 'silence'; text: string; fromNodeId: string | null }
  | { kind: 'request'; runNo: number; command: Extract<Command, { kind: 'http_request' }>; isOpen: boolean }
);

type Content = ChatLine extends infer Line ? (Line extends ChatLine ? Omit<Line, 'key'> : never) : never;

export function chatLines(simulation: Simulation): ChatLine[] {
  const startId = simulation.flow.nodes.find(({ type }) => type === 'startNode')?.id ?? null;
  const lines: Content[] = [];
  for (const [place, turn] of simulation.turns.entries()) {
    const sinceMs = turn.atMs - (simulation.turns[place - 1]?.atMs ?? turn.atMs);
    if (sinceMs > 0) lines.push({ kind: 'note', text: copy.passed(spanText(sinceMs)), tone: 'quiet' });
    if (turn.cause.kind === 'written')
      lines.push({ kind: 'mine', text: turn.cause.text, above: copy.writtenIn[turn.cause.surface] });
    lines.push(...turn.commands.flatMap((command) => linesOf(command, turn, simulation)));
    if (turn.silence !== null) lines.push({ kind: 'silence', text: engineText(turn.silence), fromNodeId: startId });
    if (turn.error !== null) lines.push({ kind: 'note', text: engineText(turn.error), tone: 'danger' });
  }
  return lines.map((line, place) => ({ ...line, key: String(place) }));
}

function linesOf(command: Command, turn: Turn, { runs }: Simulation): Content[] {
  switch (command.kind) {
    case 'send_message': {
      const { message, typingMs = 0, privateReplyTo } = command;
      const above = privateReplyTo === undefined ? '' : copy.privateReply;
      const warning = privateReplyTo === undefined ? getTooLateReason(turn) : null;
      return [
        ...(typingMs > 0 ? [quiet(copy.types(Math.round(typingMs / 1000)))] : []),
        { kind: 'message', message, above, warning },
      ];
    }
    case 'reply_to_comment':
      return [{ kind: 'message', message: { kind: 'text', text: command.text }, above: copy.publicReply, warning: null }];
    case 'http_request': {
      const runNo = turn.runNo ?? 0;
      const parked = runs[runs.length - 1 - runNo]?.parked ?? [];
      const isOpen = parked.some(({ awaits, stepNo }) => awaits === 'response' && stepNo === command.stepNo);
      return [{ kind: 'request', runNo, command, isOpen }];
    }
    default: {
      // The trace reports everything else.
      const traced = turn.trace.find(({ stepNo, nodeType }) => nodeType !== 'run' && stepNo === command.stepNo);
      return traced ? [quiet(engineText(traced.detail))] : [];
    }
  }
}

function getTooLateReason({ atMs, lastInboundAtMs }: Turn): string | null {
  if (lastInboundAtMs === null) return copy.notAllowed;
  return atMs - lastInboundAtMs >= MESSAGING_WINDOW_MS ? copy.tooLate : null;
}

function quiet(text: string): Content {
  return { kind: 'note', text, tone: 'quiet' };
}
