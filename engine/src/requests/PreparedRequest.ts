import type { RequestMethod } from '@fanfare/shared/contracts';
import type { TemplateScope } from '../templates/TemplateScope.ts';

/** A request with its templates. Plain JSON; holds no secret. */
export interface RequestTemplate {
  method: RequestMethod;
  url: string;
  headers: readonly { name: string; value: string }[];
  body: RequestBody | null;
  mapping: readonly ResponseMapping[];
}

/** A request with the values for its templates, as they were when the run came to it. */
export interface PreparedRequest extends RequestTemplate {
  scope: TemplateScope;
}

/** Either a template of text, or JSON whose texts are templates. */
export type RequestBody = { text: string } | { json: unknown };

export interface ResponseMapping {
  /** Where in the JSON of the answer: `data.items.0.price`. */
  path: string;
  variable: string;
}

/** What leaves: every value put in, nothing left to decide but whether the address is allowed. */
export interface HttpRequest {
  method: RequestMethod;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}
