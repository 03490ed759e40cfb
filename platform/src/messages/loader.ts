import type { LoaderContext } from 'webpack';
import { compileCatalogue, compileInPlace } from './compileCatalogue.ts';
import { packageOf, sourceCatalogue } from './readCatalogue.ts';

/** Bundlers expect the path of a loader. */
export const loaderFile = import.meta.filename;

export default function messagesLoader(this: LoaderContext<object>, code: string, map?: string): void {
  const { resourcePath } = this;
  const isCatalogue = resourcePath.endsWith('.po');
  const dir = packageOf(resourcePath);
  this.addDependency(sourceCatalogue(dir));
  if (isCatalogue) this.callback(null, compileCatalogue(resourcePath, dir));
  else this.callback(null, compileInPlace(code, dir), map);
}
