import { graphErrors } from './graphErrors.ts';
import { type FieldRequest, parseFields } from './parseFields.ts';

/** An edge that is computed on demand. */
export type FieldEdge = (request: FieldRequest) => unknown;
export type GraphNode = Record<string, unknown> & { id: string };

/** Always includes `id`. Throws code 100 for an unknown name. */
export function selectFields(
  node: GraphNode,
  fields: unknown,
  defaults: readonly string[] = [],
): Record<string, unknown> & { id: string } {
  const requested = Array.isArray(fields) ? (fields satisfies FieldRequest[]) : parseFields(fields);
  const requests = requested.length > 0 ? requested : defaults.map((name) => ({ name, modifiers: {}, fields: [] }));
  const selected: Record<string, unknown> = {};
  for (const request of requests) {
    if (!Object.hasOwn(node, request.name)) throw graphErrors.unknownField(request.name);
    const value = node[request.name];
    const chosen = isEdge(value) ? value(request) : pick(value, request);
    // Instagram omits missing values instead of returning null.
    if (chosen !== undefined) selected[request.name] = chosen;
  }
  return { ...selected, id: node.id };
}

function isEdge(value: unknown): value is FieldEdge {
  return typeof value === 'function';
}

function pick(value: unknown, { name, fields }: FieldRequest): unknown {
  const [first] = fields;
  if (!first || value === undefined) return value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw graphErrors.unknownField(first.name);
  const entries = Object.entries(value);
  const missing = fields.find((field) => !entries.some(([key]) => key === field.name));
  if (missing) throw graphErrors.unknownField(`${name}.${missing.name}`);
  return Object.fromEntries(entries.filter(([key]) => fields.some((field) => field.name === key)));
}
