import type { RequestMethod } from '@fanfare/shared/contracts';
import type { TemplateScope } from '../templates/TemplateScope.ts';

/** A request with unrendered templates, as plain JSON without secrets. */
export interface RequestTemplate {
  method: RequestMethod;
  url: string;
  headers: readonly { name: string; value: string }[];
  body: RequestBody | null;
  mapping: readonly ResponseMapping[];
}

/** A request with the template values at the time of the step. */
export interface PreparedRequest extends RequestTemplate {
  scope: TemplateScope;
}

export type RequestBody = { text: string } | { json: unknown };

export interface ResponseMapping {
  /** Path in the JSON of the response, for example `data.items.0.price`. */
  path: string;
  variable: string;
}

/** A rendered request. It must still be checked against the URL policy. */
export interface HttpRequest {
  method: RequestMethod;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}
