import { type BuildOptions, shellPreset } from '@fanfare/platform/webpack';
import { REMOTE_CONTRACT } from '@fanfare/shared/contracts';

export default (options?: BuildOptions) => shellPreset({ ...options, contract: REMOTE_CONTRACT });
