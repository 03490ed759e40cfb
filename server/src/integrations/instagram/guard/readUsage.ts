import { Type } from 'typebox';
import { Value } from 'typebox/value';

export interface Usage {
  percent: number;
  regainMs: number;
}

const Percent = Type.Optional(Type.Number());
const Figures = Type.Object({
  call_count: Percent,
  total_time: Percent,
  total_cputime: Percent,
  /** In minutes. */
  estimated_time_to_regain_access: Type.Optional(Type.Number()),
});
const BusinessUsage = Type.Record(Type.String(), Type.Array(Figures));

/** Reads `X-App-Usage` and `X-Business-Use-Case-Usage`. Null without readable headers. */
export function readUsage(headers: Readonly<Record<string, string | string[] | undefined>>): Usage | null {
  if (headers['x-app-usage'] === undefined && headers['x-business-use-case-usage'] === undefined) return null;
  const app = parse(headers['x-app-usage']);
  const business = parse(headers['x-business-use-case-usage']);
  const figures = [
    ...(Value.Check(Figures, app) ? [app] : []),
    ...(Value.Check(BusinessUsage, business) ? Object.values(business).flat() : []),
  ];
  if (figures.length === 0) return null;
  return {
    percent: Math.max(
      ...figures.map((entry) => Math.max(entry.call_count ?? 0, entry.total_time ?? 0, entry.total_cputime ?? 0)),
    ),
    regainMs: Math.max(...figures.map((entry) => entry.estimated_time_to_regain_access ?? 0)) * 60_000,
  };
}

function parse(header: string | string[] | undefined): unknown {
  if (typeof header !== 'string') return null;
  try {
    return JSON.parse(header);
  } catch {
    return null;
  }
}
