import { parseRequestParams, type RequestTemplate, readResponse, renderRequest, secretsIn } from '@fanfare/engine';
import { type BodyOf, message, type ResponseOf, SIMULATIONS_PER_MINUTE_MAX } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import type { WebClient } from '../../../integrations/web/index.ts';
import type { FlowSecrets } from '../flow-secrets/index.ts';

type TrialRequest = BodyOf<'POST /api/flow-requests/test'>;
type TrialResult = ResponseOf<'POST /api/flow-requests/test'>['data'];

interface Dependencies {
  web: WebClient;
  secrets: Pick<FlowSecrets, 'open'>;
  clock: Clock;
  takeFromBudget: (ownerId: string, perMinute: number) => Promise<boolean>;
}

export function createRequestTrial({ web, secrets, clock, takeFromBudget }: Dependencies) {
  return async function tryRequest(ownerId: string, trial: TrialRequest): Promise<TrialResult> {
    const template = templateOf(trial);
    const { input = '', variables = {}, username = null } = trial.values ?? {};
    const scope = {
      contact: { username, name: null, tags: [] },
      input,
      variables,
      now: new Date(clock.nowMs()).toISOString(),
    };
    const rendered = renderRequest({ ...template, scope }, await secrets.open(ownerId, secretsIn(template)));
    if (!rendered.ok) throw new AppError('validation_failed', { text: rendered.error });
    if (!(await takeFromBudget(ownerId, SIMULATIONS_PER_MINUTE_MAX))) throw new AppError('too_many_requests');

    const startedAt = performance.now();
    const answer = await web.send(rendered.value);
    const durationMs = Math.round(performance.now() - startedAt);
    if ('error' in answer)
      return { status: null, ...inBoth('error', 'errorMessage', answer.error), json: null, variables: {}, durationMs };
    const { status, json } = answer;
    const read = readResponse(status, json, template.mapping);
    const found = 'error' in read ? {} : read.values;
    const saved = template.mapping.flatMap(({ path, variable }): [string, string][] => {
      const value = found[path];
      return value === undefined ? [] : [[variable, value]];
    });
    return { status, error: null, json, variables: Object.fromEntries(saved), durationMs };
  };
}

function templateOf({ params, request }: TrialRequest): RequestTemplate {
  if ((params === undefined) === (request === undefined)) {
    throw new AppError('validation_failed', { text: message('requests.params-or-request') });
  }
  if (request) {
    const { method, url, headers, body = '', mapping } = request;
    return { method, url: url.trim(), headers, body: body.trim() === '' ? null : { text: body }, mapping };
  }
  const parsed = parseRequestParams(params ?? '');
  if (!parsed.ok) throw new AppError('validation_failed', { text: parsed.error });
  return parsed.value;
}
