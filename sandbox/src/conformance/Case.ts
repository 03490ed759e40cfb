import { expect } from 'expect';
import type { Stage } from './Stage.ts';

/** An expectation of the platform, with its section in the reference. */
export interface Case {
  section: string;
  name: string;
  /** Platforms without these skip the case. */
  needs: readonly ('actors' | 'app' | 'poorToken')[];
  run: (stage: Stage) => Promise<void>;
}

type Call = [method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown];
type Outcome = { error: [code: number, subcode?: number] } | { answer: unknown };

/** Creates a case with one call. Placeholders such as `{igsid}` and `{post}` come from the stage. */
export function exchange(section: string, name: string, [method, path, body]: Call, outcome: Outcome): Case {
  const text = JSON.stringify([path, body ?? null]);
  const needs = text.includes('{stranger}') || text.includes('{mid}') ? (['actors'] as const) : [];
  return {
    section,
    name,
    needs,
    run: async (stage) => {
      const reply = await stage.graph(
        method,
        fill(path, stage),
        body === undefined ? undefined : JSON.parse(fill(JSON.stringify(body), stage)),
      );
      if ('error' in outcome) expectError(reply, ...outcome.error);
      else {
        expect(reply).toMatchObject({ status: 200 });
        expect(reply.body).toEqual(outcome.answer);
      }
    },
  };
}

export function scene(section: string, name: string, needs: Case['needs'], run: Case['run']): Case {
  return { section, name, needs, run };
}

/** Compares only code and subcode. */
export function expectError(reply: { status: number; body: unknown }, code: number, subcode?: number): void {
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.body).toEqual({
    error: expect.objectContaining({
      message: expect.any(String),
      type: expect.any(String),
      fbtrace_id: expect.any(String),
      code,
    }),
  });
  expect(reply.body).toHaveProperty('error.code', code);
  if (subcode === undefined) expect(reply.body).not.toHaveProperty('error.error_subcode');
  else expect(reply.body).toHaveProperty('error.error_subcode', subcode);
}

function fill(text: string, stage: Stage): string {
  const values: Record<string, string | null> = {
    ig: stage.igId,
    igsid: stage.igsid,
    stranger: stage.strangerIgsid,
    mid: stage.mid,
    post: stage.postId,
    story: stage.storyId,
    reel: stage.reelId,
    comment: stage.commentId,
    reply: stage.replyId,
  };
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
