/** Shared modules that are not part of the shell's first load. The chunk names are how the build finds their files. */
export const lazySharedModules: Readonly<Record<string, () => Promise<unknown>>> = {
  '@fanfare/shared/domain': () => import(/* webpackChunkName: "shared-domain" */ '@fanfare/shared/domain'),
  // The former name, for remotes released earlier.
  '@fanfare/shared/parts': () => import(/* webpackChunkName: "shared-domain" */ '@fanfare/shared/parts'),
  '@fanfare/shared/widgets': () => import(/* webpackChunkName: "shared-widgets" */ '@fanfare/shared/widgets'),
};
