/** @returns null when the build has no such file */
export async function readBuildFile<Content>(url: URL): Promise<Content | null> {
  const response = await fetch(url);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return await response.json();
}
