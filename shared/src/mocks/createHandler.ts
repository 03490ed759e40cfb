import { delay, type HttpHandler, HttpResponse, http, type JsonBodyType } from 'msw';
import { type BodyOf, type Call, callOf, messages, type ResponseOf } from '../contracts/index.ts';
import { type Answer, type Answers, type CallRequest, type Recording, recordedFor } from '../lab/index.ts';
import { readRequest } from './readRequest.ts';

type Resolve = (request: Request) => Promise<Response | undefined>;

/**
 * Creates an MSW handler for a call. A fixed path takes precedence over one with a parameter.
 * @param onHeld called with each request that gets no response
 */
export function createHandler<C extends Call>(
  call: C,
  answer: Answer<ResponseOf<C>, BodyOf<C>>,
  onHeld: (request: Request) => void = () => {},
): HttpHandler {
  const resolve = toResolver(answer, onHeld);
  return http.all(
    ({ request }) => callOf(request.method, new URL(request.url).pathname)?.call === call,
    ({ request }) => resolve(request),
  );
}

/** Creates a handler for each prepared response, see `createHandler`. */
export function createHandlers(answers: Answers, onHeld?: (request: Request) => void): HttpHandler[] {
  return (Object.entries(answers) as [Call, Answer<never>][]).map(([call, answer]) => createHandler(call, answer, onHeld));
}

/** Creates a handler that responds from a recording, by path and the most similar query. */
export function createRecordingHandler(recording: Recording): HttpHandler {
  return http.all('*/api/*', async ({ request }) => {
    const recorded = recordedFor(recording, request.method, new URL(request.url));
    return recorded ? await toResolver(recorded)(request) : undefined;
  });
}

function toResolver(answer: Answer<unknown, never>, onHeld: (request: Request) => void = () => {}): Resolve {
  switch (answer.kind) {
    case 'answer': {
      const { body } = answer;
      return async (request) =>
        toResponse(typeof body === 'function' ? body((await readRequest(request)) as CallRequest<never>) : body);
    }
    case 'failure': {
      const { kind: _, status, ...failure } = answer;
      const [code] = Object.entries(messages).find(([, text]) => text === failure.error) ?? [];
      const message = code === undefined ? {} : { message: { code } };
      return async () => HttpResponse.json({ success: false, requestId: 'request-1', ...failure, ...message }, { status });
    }
    case 'held':
      return async (request) => {
        onHeld(request);
        await delay('infinite');
        return undefined;
      };
    case 'unreachable':
      return async () => HttpResponse.error();
    case 'slowly': {
      const then = toResolver(answer.then, onHeld);
      return async (request) => {
        await delay(answer.afterMs);
        return await then(request);
      };
    }
    case 'in-turn': {
      const turns = answer.answers.map((turn) => toResolver(turn, onHeld));
      return async (request) => await (turns.length > 1 ? turns.shift() : turns[0])?.(request);
    }
  }
}

function toResponse(body: unknown): Response {
  if (typeof body !== 'string') return HttpResponse.json(body as JsonBodyType);
  return HttpResponse.text(body, { headers: { 'content-type': 'text/csv' } });
}
