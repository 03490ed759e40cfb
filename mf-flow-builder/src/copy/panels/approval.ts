import { t } from '@lingui/core/macro';

export const approvalCopy = {
  formerMember: t`A former member`,
  request: t`Request approval`,
  requested: t`Approval requested`,
  states: { open: t`Waiting for approval`, outdated: t`Request outdated`, refused: t`Approval refused` },
  dialogs: {
    request: {
      title: (name: string) => t`Request approval for “${name}”`,
      noteHint: t`For the admins (optional)`,
      confirm: t`Request approval`,
      busy: t`Requesting...`,
    },
    approve: {
      title: (name: string) => t`Approve and publish “${name}”`,
      noteHint: null,
      confirm: t`Approve`,
      busy: t`Publishing...`,
    },
  },
  ownRequest: t`You requested approval. If you change the flow, request it again.`,
  othersRequest: (name: string) => t`${name} requested approval. An admin can publish this flow.`,
  asks: (name: string) => t`${name} requested approval to publish this flow.`,
  ownOutdated: t`The flow has changed since you requested approval. Request it again.`,
  outdated: (name: string) => t`${name} requested approval, but the flow has changed since. Only a new request can be approved.`,
  refused: (name: string) => t`${name} refused the request to publish this flow.`,
  ownRefused: (name: string) => t`${name} refused your request to publish this flow.`,
  approve: t`Approve`,
  unsaved: t`Undo your changes to approve the request.`,
  refuse: t`Refuse`,
  withdraw: t`Withdraw`,
  done: {
    requested: t`Approval requested`,
    withdrawn: t`Request withdrawn`,
    approved: t`Flow approved and published`,
    refused: t`Request refused`,
  },
  failed: {
    requested: { failed: t`Could not request approval.`, error: t`Could not request approval.` },
    withdrawn: { failed: t`Could not withdraw the request.`, error: t`Could not withdraw the request.` },
    approved: { failed: t`Could not approve the request.`, error: t`Could not approve the request.` },
    refused: { failed: t`Could not refuse the request.`, error: t`Could not refuse the request.` },
  },
};
