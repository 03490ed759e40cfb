export { bootMatrix } from './boot/bootMatrix.ts';
export { checkRemote } from './check/checkRemote.ts';
export { renderReport } from './check/renderReport.ts';
export { createDesk } from './desk/createDesk.ts';
export { issuePassport } from './passport/issuePassport.ts';
export { readScenarios } from './scenarios/readScenarios.ts';
export { openStage } from './stage/openStage.ts';
export { publishAlone } from './stage/publishAlone.ts';
