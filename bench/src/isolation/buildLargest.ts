export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  patternProperties?: Record<string, JsonSchema>;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  maximum?: number;
  pattern?: string;
}

/** The server's JSON limit, with a margin. */
const BODY_BYTES = 250 * 1024;
const UNBOUNDED_TEXT = 40;
const UNBOUNDED_ITEMS = 50;

export function buildLargest(schema: JsonSchema, known: Readonly<Record<string, unknown>>): unknown {
  for (let share = 1; share > 1e-4; share /= 2) {
    const body = build(schema, '', share, known);
    if (sizeOf(body) <= BODY_BYTES) return body;
  }
  return {};
}

function build(schema: JsonSchema, name: string, share: number, known: Readonly<Record<string, unknown>>): unknown {
  if (Object.hasOwn(known, name)) return known[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return build(schema.anyOf.find(({ type }) => type !== 'null') ?? {}, name, share, known);
  if (schema.type === 'array') {
    const count = Math.max(schema.minItems ?? 0, 1, Math.floor((schema.maxItems ?? UNBOUNDED_ITEMS) * share));
    return Array(count).fill(build(schema.items ?? {}, name, share, known));
  }
  if (schema.type === 'integer' || schema.type === 'number') return schema.maximum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'string') return buildText(schema, share);
  const fields = Object.entries(schema.properties ?? {}).map(([field, part]) => [field, build(part, field, share, known)]);
  const extra = Object.values(schema.patternProperties ?? {}).flatMap((part) =>
    Array.from({ length: UNBOUNDED_ITEMS }, (_, n) => [`field${n}`, build(part, '', share, known)]),
  );
  return Object.fromEntries([...fields, ...extra]);
}

function buildText({ minLength = 0, maxLength = UNBOUNDED_TEXT, pattern = '' }: JsonSchema, share: number): string {
  const length = Math.max(minLength, 1, Math.floor(maxLength * share));
  return (pattern.startsWith('^\\d') ? '1' : 'x').repeat(length);
}

/** Computes the size without serializing, since items may be shared. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 3;
  if (Array.isArray(value)) return 2 + value.length * sizeOf(value[0] ?? null);
  if (typeof value !== 'object' || value === null) return 8;
  return Object.entries(value).reduce((sum, [key, part]) => sum + key.length + 4 + sizeOf(part), 2);
}
