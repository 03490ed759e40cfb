export interface SetCookie {
  name: string;
  value: string;
  /** In any order: `Path=/`, `HttpOnly`. */
  attributes: Set<string>;
}

export function readSetCookie(header: string): SetCookie {
  const [pair = '', ...attributes] = header.split('; ');
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1), attributes: new Set(attributes) };
}
