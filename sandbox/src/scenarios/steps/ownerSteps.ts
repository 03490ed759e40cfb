import { Type } from 'typebox';
import { removeApp as performRemoveApp, revokeTokens } from '../../owner/revokeTokens.ts';
import { AccountName, closed, optional } from '../language/words.ts';
import { defineStep } from './StepKind.ts';

const whose = { account: optional(AccountName) };

export const revoke = defineStep({
  order: Type.Object({ ...whose, reason: Type.Enum(['passwordChanged', 'checkpoint', 'invalidated']) }, closed),
  describe: ({ account = 'the account', reason }) => `every token of ${account} dies: ${reason}`,
  perform: ({ dependencies, actors }, { account, reason }) => {
    return { note: `${revokeTokens(dependencies, actors.account(account).igId, reason)} tokens` };
  },
});

export const removeApp = defineStep({
  order: Type.Object(whose, closed),
  describe: ({ account = 'the account' }) => `the owner of ${account} removes the app`,
  perform: async ({ dependencies, actors }, { account }) => {
    const { callback } = await performRemoveApp(dependencies, actors.account(account));
    return { note: `the deauthorise callback answered ${callback.status ?? 'nothing'}` };
  },
});

/** The setting is restored at the end of the run. */
export const messageAccess = defineStep({
  order: Type.Object({ ...whose, isOn: Type.Boolean() }, closed),
  describe: ({ account = 'the account', isOn }) => `${account} ${isOn ? 'allows' : 'refuses'} access to messages`,
  perform: ({ dependencies: { state, live }, actors, atEnd }, { account, isOn }) => {
    const { igId, isMessageAccessOn } = actors.account(account);
    const turn = (next: boolean) => {
      state.transaction(() => state.accounts.update(igId, { isMessageAccessOn: next }));
      live.publish({ kind: 'accounts' });
    };
    turn(isOn);
    atEnd(() => turn(isMessageAccessOn));
    return {};
  },
});
