import packageJson from '../../package.json' with { type: 'json' };

/** Version of the SDK, which `release.json` of every build names. */
export const sdkVersion: string = packageJson.version;
