/** So few scripts are one view with what it stands on: a build of more has views that are not shown yet. */
const ONE_VIEW = 3;

/** Of the scripts of a build those that run whatever is shown; all of them where the build has one view. */
export function firstScripts(files: Readonly<Record<string, string>>): string[] {
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
  if (scripts.length <= ONE_VIEW) return scripts;
  return scripts.filter((file) => /^(remoteEntry|__federation_expose_remote\..+)\.js$/.test(file));
}
