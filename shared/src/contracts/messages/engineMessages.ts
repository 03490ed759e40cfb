import { flowIssues } from './english/flowIssues.ts';
import { runs } from './english/runs.ts';
import { triggers } from './english/triggers.ts';

export const engineMessages = { ...flowIssues, ...runs, ...triggers } as const;
