export { packageIdentity, readJson } from '../webpack/packageFacts.ts';
export { entryFile } from '../webpack/readContainer.ts';
export { federationOptions, runtimeFacts } from './federationOptions.ts';
export { hashSources, sourcesIn } from './hashSources.ts';
export { integrityCode } from './integrityCode.ts';
export { type RemoteBuild, readRemoteBuild } from './readRemoteBuild.ts';
export { sourceRules, swcOptions } from './sourceRules.ts';
export { writeReleaseFiles } from './writeReleaseFiles.ts';
