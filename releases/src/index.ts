export { approveBuild, publishedRemotes, type WaitingBuild, waitingBuilds } from './approval/approvals.ts';
export { type BuildFacts, buildNameOf, type ShellFacts } from './BuildFacts.ts';
export { type BuildEvidence, type CanaryEvidence, noEvidence } from './canary/CanaryEvidence.ts';
export { STEPS } from './canary/canaryRules.ts';
export { decideCanary } from './canary/decideCanary.ts';
export { type ContractBreak, contractBreaks, type RemoteFacts } from './contract/contractBreaks.ts';
export type { Offers, Uses } from './contract/Uses.ts';
export { describeBuild } from './describeBuild.ts';
export { compressedCopies } from './files/compressedCopies.ts';
export { BOOT_REPORT_FILE, isBootFile, isFileName, isReleased } from './files/fileNames.ts';
export { integrityOf } from './files/hashFiles.ts';
export { type BootedPage, BootReport, bootsWell } from './gate/BootReport.ts';
export type { GateInput, Refusal } from './gate/GateInput.ts';
export { gate } from './gate/gate.ts';
export type { ContractReport } from './gate/reportOf.ts';
export { ReleaseRefusal } from './ReleaseRefusal.ts';
export { type DescribedBuild, readBuild, readShell } from './readBuild.ts';
export type { Evidence, HealthFile } from './release-index/Evidence.ts';
export { liveAt } from './release-index/liveAt.ts';
export {
  type Change,
  type ChangedVia,
  emptyIndex,
  type LogLine,
  type ReleaseIndex,
  type Rollout,
} from './release-index/ReleaseIndex.ts';
export { compareSurfaceReports, SurfaceReport } from './SurfaceReport.ts';
export { addBuild } from './store/addBuild.ts';
export { createDeployToken, holderOf } from './store/deployTokens.ts';
export { gateInputOf } from './store/gateInputOf.ts';
export { readHealth, writeHealth } from './store/health.ts';
export { type ChangeOptions, openReleaseStore, type ReleaseStore } from './store/openReleaseStore.ts';
export { GateRefusal, type Published, passGate, publish, publishTogether } from './store/publish.ts';
export { type BuildReport, type ReleasedBuild, readRemoteFacts, releasedBuilds, reportBreaks } from './store/reportBreaks.ts';
export { retireBuilds } from './store/retireBuilds.ts';
export { bucketOf, quantileOf } from './timeSketch.ts';
