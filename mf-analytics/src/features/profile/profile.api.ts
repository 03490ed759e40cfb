import { defineEndpoints, request, type UploadProgressListener } from '@fanfare/shared/api';
import type { BodyOf, Profile, ResponseOf } from '@fanfare/shared/contracts';

const profileApi = defineEndpoints('mf-analytics.profile', (build) => ({
  ownProfile: build.query<Profile, void>({
    query: () => request('GET /api/user/profile'),
    transformResponse: ({ profile }: ResponseOf<'GET /api/user/profile'>) => profile,
  }),
  saveProfile: build.mutation<Profile, BodyOf<'PATCH /api/user/profile'>>({
    query: (body) => request('PATCH /api/user/profile', { body }),
    transformResponse: ({ profile }: ResponseOf<'PATCH /api/user/profile'>) => profile,
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const { data } = await queryFulfilled.catch(() => ({ data: null }));
      if (data) dispatch(profileApi.util.upsertQueryEntries([{ endpointName: 'ownProfile', arg: undefined, value: data }]));
    },
  }),
  /** Uploads a file. Null deletes the avatar, so that the generated one is shown. */
  changeAvatar: build.mutation<string, { file: File | null; onUploadProgress?: UploadProgressListener }>({
    query: ({ file, onUploadProgress }) => {
      if (!file) return request('DELETE /api/user/avatar');
      const body = new FormData();
      body.append('avatar', file);
      return { ...request('POST /api/user/avatar'), body, onUploadProgress };
    },
    transformResponse: ({ avatarUrl }: ResponseOf<'POST /api/user/avatar'>) => avatarUrl,
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const { data: avatarUrl } = await queryFulfilled.catch(() => ({ data: null }));
      if (avatarUrl) dispatch(profileApi.util.updateQueryData('ownProfile', undefined, (profile) => ({ ...profile, avatarUrl })));
    },
  }),
}));

export const { useChangeAvatarMutation, useOwnProfileQuery, useSaveProfileMutation } = profileApi;
