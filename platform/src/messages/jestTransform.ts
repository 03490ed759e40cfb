import { compileForJest } from './compileCatalogue.ts';

export const transformFile = import.meta.filename;

export default { process: (source: string, file: string) => ({ code: compileForJest(file, source) }) };
