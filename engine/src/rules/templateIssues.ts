import { type Message, message } from '@fanfare/shared/contracts';
import { compileTemplate, isTemplate } from '../templates/compileTemplate.ts';
import type { TemplatePosition } from '../templates/TemplatePosition.ts';
import { contactFields } from '../templates/TemplateScope.ts';
import { error, type ValidationIssue } from './issue.ts';

export interface TemplateContext {
  nodeId: string;
  variables: ReadonlySet<string>;
  allowsSecrets?: boolean;
}

export function templateIssues(
  source: string,
  position: TemplatePosition,
  { nodeId, variables, allowsSecrets = false }: TemplateContext,
): ValidationIssue[] {
  if (!isTemplate(source)) return [];
  const compiled = compileTemplate(source, position);
  if (!compiled.ok) return [error('template-unreadable', nodeId, compiled.error)];
  return compiled.value.references.flatMap(({ path, isOptional }) => {
    const [root = '', name, ...deeper] = path;
    const written = path.join('.');
    const isKnown = isKnownName(root, name, allowsSecrets) && (deeper.length === 0 || name === 'tags');
    if (!isKnown) return [error('template-unknown-name', nodeId, unknownName(written, allowsSecrets))];
    if (root !== 'variables' || isOptional || variables.has(name ?? '')) return [];
    return [error('missing-variable', nodeId, message('flow-issues.variable-never-set', { name: written }))];
  });
}

function isKnownName(root: string, name: string | undefined, allowsSecrets: boolean): boolean {
  switch (root) {
    case 'input':
    case 'now':
      return name === undefined;
    case 'variables':
      return name !== undefined;
    case 'contact':
      return contactFields.some((field) => field === name);
    case 'secrets':
      return allowsSecrets && name !== undefined;
    default:
      return false;
  }
}

function unknownName(written: string, allowsSecrets: boolean): Message {
  const contact = contactFields.map((field) => `contact.${field}`);
  const names = ['input', 'now', ...contact, 'variables.NAME', ...(allowsSecrets ? ['secrets.NAME'] : [])].join(', ');
  return message('flow-issues.unknown-name', { name: written, names });
}
