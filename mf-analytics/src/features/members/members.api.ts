import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, Member, MemberInvitation, ResponseOf, Role } from '@fanfare/shared/contracts';

type SentInvitation = ResponseOf<'POST /api/workspace/invitations'>;

const people = [{ type: 'Workspace', id: 'members' }] as const;
const open = [{ type: 'Workspace', id: 'invitations' }] as const;
const onSuccess =
  <T>(tags: readonly T[]) =>
  (_: unknown, error: unknown) =>
    error ? [] : tags;

const membersApi = defineEndpoints('mf-analytics.members', (build) => ({
  members: build.query<Member[], void>({
    query: () => request('GET /api/workspace/members'),
    transformResponse: ({ members }: ResponseOf<'GET /api/workspace/members'>) => members,
    providesTags: people,
  }),
  changeMemberRole: build.mutation<ResponseOf<'PATCH /api/workspace/members/{id}'>, { id: string; role: Role }>({
    query: ({ id, role }) => request('PATCH /api/workspace/members/{id}', { params: { id }, body: { role } }),
    onQueryStarted: async ({ id, role }, { dispatch, queryFulfilled }) => {
      const change = dispatch(
        membersApi.util.updateQueryData('members', undefined, (members) => {
          const member = members.find((one) => one.id === id);
          if (member) member.role = role;
        }),
      );
      await queryFulfilled.catch(change.undo);
    },
    invalidatesTags: onSuccess(people),
  }),
  removeMember: build.mutation<ResponseOf<'DELETE /api/workspace/members/{id}'>, string>({
    query: (id) => request('DELETE /api/workspace/members/{id}', { params: { id } }),
    invalidatesTags: onSuccess(['Workspace'] as const),
  }),
  transferOwnership: build.mutation<ResponseOf<'POST /api/workspace/transfer'>, BodyOf<'POST /api/workspace/transfer'>>({
    query: (body) => request('POST /api/workspace/transfer', { body }),
    invalidatesTags: onSuccess(['Workspace'] as const),
  }),
  /** Invalidates nothing, because its queries would ask for a workspace that is no longer accessible. */
  leaveWorkspace: build.mutation<ResponseOf<'POST /api/workspace/leave'>, void>({
    query: () => request('POST /api/workspace/leave'),
  }),
  memberInvitations: build.query<MemberInvitation[], void>({
    query: () => request('GET /api/workspace/invitations'),
    transformResponse: ({ invitations }: ResponseOf<'GET /api/workspace/invitations'>) => invitations,
    providesTags: open,
  }),
  inviteMember: build.mutation<SentInvitation, BodyOf<'POST /api/workspace/invitations'>>({
    query: (body) => request('POST /api/workspace/invitations', { body }),
    invalidatesTags: onSuccess(open),
  }),
  resendInvitation: build.mutation<SentInvitation, string>({
    query: (id) => request('POST /api/workspace/invitations/{id}/resend', { params: { id } }),
    invalidatesTags: onSuccess(open),
  }),
  revokeInvitation: build.mutation<ResponseOf<'DELETE /api/workspace/invitations/{id}'>, string>({
    query: (id) => request('DELETE /api/workspace/invitations/{id}', { params: { id } }),
    invalidatesTags: onSuccess(open),
  }),
}));

export const {
  useChangeMemberRoleMutation,
  useInviteMemberMutation,
  useLeaveWorkspaceMutation,
  useMemberInvitationsQuery,
  useMembersQuery,
  useRemoveMemberMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
  useTransferOwnershipMutation,
} = membersApi;
