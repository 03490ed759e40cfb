import type { Message, MessageText } from '@fanfare/shared/contracts';
import { renderTemplate } from '../../templates/renderTemplate.ts';
import { scopeOf } from '../../templates/scopeOf.ts';
import type { NodeContext, NodeOutcome } from '../NodeOutcome.ts';
import { missingMessage } from './missingMessage.ts';

/** Renders the templates of a node and collects missing names and the first failure. */
export interface TemplateWriter {
  /** Returns an empty string if the template failed; `failure` has the reason. */
  text: (source: string | undefined) => string;
  /** A template that consists of one value is a whole URL, so it is not escaped. */
  address: (source: string | undefined) => string;
  failure: () => NodeOutcome | null;
  noted: (detail: Message) => MessageText;
}

export function writeTemplates(context: NodeContext): TemplateWriter {
  const scope = scopeOf(context);
  const missing = new Set<string>();
  let error: MessageText | null = null;

  function render(source: string, position: 'text' | 'url'): string {
    const rendered = renderTemplate(source, position, scope);
    if (!rendered.ok) {
      error ??= rendered.error;
      return '';
    }
    for (const name of rendered.value.missing) missing.add(name);
    return rendered.value.text;
  }

  return {
    text: (source = '') => render(source, 'text'),
    address: (source = '') => render(source.trim(), source.trim().startsWith('{') ? 'text' : 'url').trim(),
    failure: () => (error === null ? null : { result: 'failed', detail: error }),
    noted: (detail) => (missing.size === 0 ? detail : [detail, missingMessage([...missing])]),
  };
}
