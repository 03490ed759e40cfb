import { compileForJest } from './catalogues.ts';

export const transformFile = import.meta.filename;

export default { process: (source: string, file: string) => ({ code: compileForJest(file, source) }) };
