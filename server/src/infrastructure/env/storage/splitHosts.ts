/** One URL per host of `postgres://user@a:5432,b:5433/db`, which names several as libpq does. */
export function splitHosts(url: string): string[] {
  const [, begin = '', hosts = '', rest = ''] = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${begin}${host}${rest}`) : [url];
}

export function readSessionAttributes(url: string): string | null {
  return /[?&]target_session_attrs=([^&#]*)/.exec(url)?.[1] ?? null;
}
