export const lazySharedModules: Readonly<Record<string, () => Promise<unknown>>> = {
  '@fanfare/shared/domain': () => import(/* webpackChunkName: "shared-domain" */ '@fanfare/shared/domain'),
  // Older remotes import it.
  '@fanfare/shared/parts': () => import(/* webpackChunkName: "shared-domain" */ '@fanfare/shared/parts'),
  '@fanfare/shared/widgets': () => import(/* webpackChunkName: "shared-widgets" */ '@fanfare/shared/widgets'),
};
