import { message } from '@fanfare/shared/contracts';
import { Agent, type Dispatcher } from 'undici';
import { GraphError } from './errors/GraphError.ts';

interface Question {
  method: 'GET' | 'POST' | 'DELETE';
  url: URL;
  query: Record<string, string> | undefined;
  headers: Record<string, string>;
  body: string | null;
  /** Asked when the request is about to leave. */
  isOverdue?: (() => boolean) | undefined;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export interface Exchange {
  ask: (question: Question) => Promise<Answer>;
  close: () => Promise<void>;
}

/** Meta responds within seconds. */
const ANSWER_LIMIT_MS = 10_000;
const LOOK_EVERY_MS = 250;
const ANSWER_MAX_BYTES = 1024 * 1024;

/** Without a connection, Instagram did not receive the request. */
const neverArrived = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * One pool of `connections` per host. Avoids streams, signals or timers per call, because every message is
 * sent here.
 */
export function createExchange(connections: number, limitMs = ANSWER_LIMIT_MS): Exchange {
  const dispatcher = new Agent({ connections, keepAliveTimeout: 30_000 });
  const open = new Set<OneExchange>();
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    timer = undefined;
    const lateSince = performance.now() - limitMs;
    for (const exchange of open) {
      if (exchange.startedAt > lateSince) break;
      exchange.giveUp();
    }
    if (open.size > 0) timer = setTimeout(look, LOOK_EVERY_MS).unref();
  }

  return {
    ask: ({ method, url, query, headers, body, isOverdue = () => false }) =>
      new Promise((resolve, reject) => {
        const exchange = new OneExchange(resolve, reject, () => open.delete(exchange), isOverdue);
        open.add(exchange);
        timer ??= setTimeout(look, LOOK_EVERY_MS).unref();
        const path = url.pathname + url.search;
        dispatcher.dispatch({ origin: url.origin, path, method, ...(query && { query }), headers, body }, exchange);
      }),
    async close() {
      clearTimeout(timer);
      await dispatcher.close();
    },
  };
}

class OneExchange implements Dispatcher.DispatchHandler {
  readonly startedAt = performance.now();
  readonly #resolve: (answer: Answer) => void;
  readonly #reject: (error: GraphError) => void;
  readonly #onEnd: () => void;
  readonly #isOverdue: () => boolean;
  readonly #chunks: Buffer[] = [];
  #controller: Dispatcher.DispatchController | null = null;
  #isOver = false;
  #status = 0;
  #headers: Headers = {};
  #size = 0;

  constructor(
    resolve: (answer: Answer) => void,
    reject: (error: GraphError) => void,
    onEnd: () => void,
    isOverdue: () => boolean,
  ) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#onEnd = onEnd;
    this.#isOverdue = isOverdue;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#isOver) controller.abort(new Error('The time for this call was over before it began.'));
    else if (this.#isOverdue()) this.#fail(postponed());
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: Headers): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size > ANSWER_MAX_BYTES) {
      this.#fail(new GraphError('uncertain', message('instagram.answer-too-large')));
      return;
    }
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (!this.#end()) return;
    const [first = Buffer.alloc(0)] = this.#chunks;
    const content = this.#chunks.length > 1 ? Buffer.concat(this.#chunks) : first;
    this.#resolve({ status: this.#status, headers: this.#headers, text: content.toString('utf8') });
  }

  onResponseError(_controller: Dispatcher.DispatchController, cause: Error): void {
    if (!this.#end()) return;
    const isCertain = 'code' in cause && neverArrived.has(String(cause.code));
    this.#reject(isCertain ? unreachable(cause) : lost(cause));
  }

  giveUp(): void {
    this.#fail(this.#controller ? lost() : unreachable());
  }

  #fail(error: GraphError): void {
    if (!this.#end()) return;
    this.#reject(error);
    this.#controller?.abort(error);
  }

  #end(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    this.#onEnd();
    return true;
  }
}

function unreachable(cause?: Error): GraphError {
  return new GraphError('temporary', message('instagram.unreachable'), { cause });
}

function postponed(): GraphError {
  return new GraphError('throttled', message('instagram.too-many-calls'), { retryAfterMs: 0 });
}

function lost(cause?: Error): GraphError {
  return new GraphError('uncertain', message('instagram.timeout'), { cause });
}
