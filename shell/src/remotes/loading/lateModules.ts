/** The shared modules that the shell does not start with: what remotes import from them, they import from here. */
export const lateModules: Readonly<Record<string, () => Promise<unknown>>> = {
  '@fanfare/shared/parts': () => import('@fanfare/shared/parts'),
  '@fanfare/shared/widgets': () => import('@fanfare/shared/widgets'),
};
