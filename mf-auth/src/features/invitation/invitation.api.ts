import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

export type InvitationPreview = ResponseOf<'POST /api/invitations/preview'>;

export const { useInvitationPreviewQuery, useAcceptInvitationMutation } = defineEndpoints('mf-auth', (build) => ({
  invitationPreview: build.query<InvitationPreview, string>({
    query: (token) => request('POST /api/invitations/preview', { body: { token } }),
    keepUnusedDataFor: 0,
  }),
  acceptInvitation: build.mutation<ResponseOf<'POST /api/invitations/accept'>, string>({
    query: (token) => request('POST /api/invitations/accept', { body: { token } }),
  }),
}));
