import { it } from 'node:test';
import { expect } from 'expect';
import type { GraphError } from './answers/GraphError.ts';
import { graphErrors } from './answers/graphErrors.ts';
import { publishingErrors } from './publishing/publishingErrors.ts';
import { messageErrors } from './send-request/messageErrors.ts';

// Calls the functions with any text for the error message.
const all: Record<string, (...about: never[]) => GraphError> = { ...graphErrors, ...messageErrors, ...publishingErrors };

for (const [name, make] of Object.entries(all)) {
  it(`${name} names the rule and where it is written`, () => {
    const about = ['x', 'GET'] as never[];
    const { error } = make(...about).toBody('A1');
    expect(error.error_user_title).toMatch(/^\w.+/);
    expect(error.error_user_msg).toMatch(/\w/);
  });
}
