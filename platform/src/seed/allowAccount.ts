export async function allowAccount(authUrl: string, igId: string): Promise<URL> {
  const dialog = new URL(authUrl);
  const form = new URLSearchParams([...dialog.searchParams, ['account', igId], ['decision', 'allow']]);
  for (const scope of dialog.searchParams.get('scope')?.split(',') ?? []) form.append('granted', scope);
  const response = await fetch(`${dialog.origin}${dialog.pathname}`, { method: 'POST', body: form, redirect: 'manual' });
  const location = response.headers.get('location');
  if (location === null) throw new Error(`The sandbox did not connect ${igId}: ${response.status} ${await response.text()}`);
  return new URL(location);
}
