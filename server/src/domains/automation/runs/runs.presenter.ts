import type { RunInfo, RunStory } from '@fanfare/shared/contracts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import type { ListedRun, StoredStory } from './runs.readModel.ts';

export function presentRun(run: ListedRun): RunInfo {
  return {
    id: run.id,
    accountId: run.account_id,
    flow: { id: run.flow_id, name: run.flow_name, version: run.version },
    contact: { id: run.contact_id, igsid: run.igsid, username: run.username },
    status: run.status,
    ...inBoth('error', 'errorMessage', run.error_message ?? run.error),
    startedAt: run.started_at.toISOString(),
    endedAt: run.ended_at?.toISOString() ?? null,
    waitingUntil: run.status === 'waiting' ? run.memory.waitingUntil : null,
    isSimulated: run.is_simulated,
  };
}

export function presentRunStory(run: ListedRun, story: StoredStory): RunStory {
  const { input, variables, tags } = run.memory;
  return {
    ...presentRun(run),
    triggerEventId: story.triggerEventId,
    input,
    variables,
    tags,
    steps: story.steps,
    messages: story.messages.map((message) => ({
      id: message.id,
      text: message.text,
      state: message.state,
      messageId: message.message_id,
      author: message.author === 'automation' ? 'automation' : 'flow',
      windowAgeSeconds: message.window_age_seconds,
      attempts: message.attempt,
      ...inBoth('error', 'errorMessage', message.error_message ?? message.error),
      createdAt: message.created_at.toISOString(),
      calls: message.calls,
      sentAs: sentAs(message),
    })),
    waits: run.status === 'waiting' ? run.memory.parked.map(presentWait) : [],
  };
}

function sentAs({ kind, comment_id }: StoredStory['messages'][number]): RunStory['messages'][number]['sentAs'] {
  if (kind === 'comment_reply' || kind === 'comment_hide') return kind;
  return comment_id === null ? 'message' : 'private_reply';
}

function presentWait({ nodeId, awaits, untilMs }: ListedRun['memory']['parked'][number]) {
  return { nodeId, for: awaits ?? 'time', until: untilMs === null ? null : new Date(untilMs).toISOString() } as const;
}
