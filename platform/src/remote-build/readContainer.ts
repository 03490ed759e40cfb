import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';
import { lazyChunk, lazySingletons } from '../workspace/sharedModules.ts';
import { exposeChunk } from './readRemoteBuild.ts';

export const entryFile = 'remoteEntry.js';

/** Part of the release document, so that pages load everything in parallel. */
interface ViewNeeds {
  scripts: string[];
  modules: string[];
}

/** A view is a chunk (`webpackChunkName`) or part of the exposed module, which may contain only one. */
export function readViews(compilation: Compilation, views: readonly string[]): Record<string, ViewNeeds> {
  const groups = compilation.namedChunkGroups;
  const exposed = groups.get(exposeChunk);
  const withoutChunk = new Set(views.filter((view) => !groups.has(view)));
  const needsOf = (view: string): ViewNeeds => {
    const own = groups.get(view);
    if (!own && withoutChunk.size > 1) throw new Error(`The view "${view}" has no chunk. Add a webpackChunkName to its import.`);
    const parts = [exposed, own, groups.get(`${view}-rest`)].filter((group) => group !== undefined);
    return {
      scripts: [...new Set([entryFile, ...parts.flatMap((group) => scriptsOf(group))])],
      modules: consumed(compilation, parts).filter((name) => lazySingletons.includes(name)),
    };
  };
  return Object.fromEntries([...new Set(views)].map((view) => [view, needsOf(view)]));
}

export function readLazyShared(compilation: Compilation): Record<string, string[]> {
  const groups = lazySingletons.map((name) => [name, compilation.namedChunkGroups.get(lazyChunk(name))] as const);
  return Object.fromEntries(groups.flatMap(([name, group]) => (group ? [[name, scriptsOf(group)]] : [])));
}

function consumed(compilation: Compilation, groups: Iterable<ChunkGroup>): string[] {
  const chunks = new Set<Chunk>([...groups].flatMap(({ chunks: own }) => own));
  const modules = new Set<Module>([...chunks].flatMap((chunk) => compilation.chunkGraph.getChunkModules(chunk)));
  const names = [...modules].map((module) => /^consume-shared-module\|\w+\|([^|]+)\|/.exec(module.identifier())?.[1] ?? '');
  return [...new Set(names)].filter(Boolean).sort();
}

function scriptsOf(group: ChunkGroup): string[] {
  return group.getFiles().filter((file) => file.endsWith('.js'));
}
