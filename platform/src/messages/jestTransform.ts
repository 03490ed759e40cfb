import { compileForJest } from './catalogues.ts';

/** For Jest, which takes transforms by path. */
export const transformFile = import.meta.filename;

/** Catalogues as modules. */
export default { process: (source: string, file: string) => ({ code: compileForJest(file, source) }) };
