import { type BuildOptions, shellPreset } from '@fanfare/platform/webpack';
import { REMOTE_CONTRACT, REMOTE_CONTRACT_OLDEST } from '@fanfare/shared/contracts';

export default (options?: BuildOptions) =>
  shellPreset({ ...options, contract: REMOTE_CONTRACT, oldestContract: REMOTE_CONTRACT_OLDEST });
