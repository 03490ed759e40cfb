import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { QueryParam } from './queryParams.ts';

type QueryParams = Readonly<Record<string, QueryParam<unknown>>>;
type ValuesOf<Params extends QueryParams> = { readonly [Name in keyof Params]: Params[Name]['fallback'] };

interface QueryStateOptions {
  /** Called once per invalid value in the URL. */
  onUnknown?: (name: string, text: string) => void;
}

/**
 * Stores state in the query of the URL: filters, sort, search, tab, range. Defaults are left out, and other
 * parameters are preserved.
 * @param params a constant outside the component: `const params = { status: oneOf(['all', 'failed'], 'all'),
 * search: freeText() }`
 */
export function useQueryState<const Params extends QueryParams>(params: Params, { onUnknown }: QueryStateOptions = {}) {
  const { search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const { values, changed, unknown } = useMemo(() => readQuery(params, search), [params, search]);

  // With two changes in one event, the second builds on the first, which the router has not rendered yet.
  const latest = useRef(search);
  // Depends on the key, because any navigation discards pending changes.
  useLayoutEffect(() => {
    latest.current = search;
  }, [search, key]);

  const reported = useRef(new Set<string>());
  useEffect(() => {
    for (const [name, text] of unknown) {
      const once = `${name}=${text}`;
      if (!reported.current.has(once)) onUnknown?.(name, text);
      reported.current.add(once);
    }
  }, [unknown, onUnknown]);

  const set = useCallback(
    (next: Partial<ValuesOf<Params>>) => {
      const written = writeQuery(params, latest.current, next);
      if (written.search === latest.current) return;
      latest.current = written.search;
      navigate({ search: written.search, hash }, written.isStep ? {} : { replace: true, state });
    },
    [params, navigate, hash, state],
  );

  const reset = useCallback(
    (...names: (keyof Params & string)[]) => {
      const chosen = names.length > 0 ? names : Object.keys(params);
      set(Object.fromEntries(chosen.map((name) => [name, params[name]?.fallback])) as Partial<ValuesOf<Params>>);
    },
    [params, set],
  );

  return { values, set, reset, changed };
}

function readQuery<Params extends QueryParams>(params: Params, search: string) {
  const query = new URLSearchParams(search);
  const unknown: [name: string, text: string][] = [];
  const changed = new Set<keyof Params & string>();
  const values: Record<string, unknown> = {};
  for (const [name, param] of Object.entries(params)) {
    const text = query.get(name);
    const value = text === null ? param.fallback : param.parse(text);
    if (text !== null && value === undefined) unknown.push([name, text]);
    values[name] = value === undefined ? param.fallback : value;
    if (param.format(values[name]) !== param.format(param.fallback)) changed.add(name);
  }
  // Each value was parsed by the parameter of its name.
  return { values: values as ValuesOf<Params>, changed, unknown };
}

function writeQuery<Params extends QueryParams>(params: Params, search: string, next: Partial<ValuesOf<Params>>) {
  const query = new URLSearchParams(search);
  let isStep = false;
  for (const [name, value] of Object.entries<unknown>(next)) {
    const param = params[name];
    if (!param) continue;
    const before = query.get(name);
    const text = param.format(value);
    if (text === param.format(param.fallback)) query.delete(name);
    else query.set(name, text);
    if (query.get(name) !== before) isStep ||= param.isStep;
  }
  // Commas and dots are valid in a query and more readable.
  const written = query.toString().replaceAll('%2C', ',');
  return { search: written && `?${written}`, isStep };
}
