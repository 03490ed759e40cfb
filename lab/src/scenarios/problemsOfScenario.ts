import { type Call, calls, User } from '@fanfare/shared/contracts';
import type { Answer } from '@fanfare/shared/lab';
import { problemsOf, problemsOfAnswer } from '../stage/problemsOf.ts';
import { problemsOfPush } from '../stage/serveSocket.ts';
import type { Playable } from './Playable.ts';

/** Dynamic responses are validated when they are created. */
export function problemsOfScenario({ scenario, recording }: Playable): string[] {
  const answers = Object.entries(scenario.answers ?? {}) as [Call, Answer][];
  const problems = [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(scenario.id) ? [] : ['its id is not in kebab-case']),
    ...(scenario.sees.length > 0 ? [] : ['nothing must be seen in it']),
    ...(scenario.user ? problemsOf(User, scenario.user).map((problem) => `user ${problem}`) : []),
    ...answers.flatMap(([call, answer]) => problemsOfPrepared(call, answer)),
    ...(scenario.steps ?? []).flatMap((step) => ('push' in step ? problemsOfPush(step.push) : [])),
    ...(scenario.arrives ?? []).flatMap(problemsOfPush),
    ...(recording?.answers ?? []).flatMap(({ call, body, status = 200 }) =>
      isCall(call) ? (status === 200 ? problemsOfAnswer(call, body) : []) : [`${call}: no contract knows this call`],
    ),
  ];
  return problems.map((problem) => `${scenario.id}: ${problem}`);
}

function problemsOfPrepared(call: Call, answer: Answer): string[] {
  if (!isCall(call)) return [`${call}: no contract knows this call`];
  if (answer.kind === 'slowly') return problemsOfPrepared(call, answer.then);
  if (answer.kind === 'in-turn') return answer.answers.flatMap((one) => problemsOfPrepared(call, one));
  return answer.kind === 'answer' && typeof answer.body !== 'function' ? problemsOfAnswer(call, answer.body) : [];
}

function isCall(call: string): call is Call {
  return call in calls;
}
