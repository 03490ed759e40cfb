import packageJson from '../../package.json' with { type: 'json' };

export const sdkVersion: string = packageJson.version;
