import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, CspReport, ReleasedRemote, ResponseOf } from '@fanfare/shared/contracts';
import { language } from '@fanfare/shared/language';

/** A rejection also means outdated data. */
const tags = ['Release'] as const;

const inLanguage = ({ titles, ...remote }: ReleasedRemote): ReleasedRemote => ({
  ...remote,
  title: titles?.[language()] ?? remote.title,
});

export const releasesApi = defineEndpoints('mf-releases.releases', (build) => ({
  releases: build.query<ReleasedRemote[], void>({
    query: () => request('GET /api/releases'),
    transformResponse: ({ data }: ResponseOf<'GET /api/releases'>) => data.remotes.map(inLanguage),
    providesTags: tags,
  }),
  cspReports: build.query<CspReport[], void>({
    query: () => request('GET /api/releases/csp-reports'),
    transformResponse: ({ data }: ResponseOf<'GET /api/releases/csp-reports'>) => data.reports,
  }),
  changeRelease: build.mutation<ResponseOf<'POST /api/releases/changes'>, BodyOf<'POST /api/releases/changes'>>({
    query: (body) => request('POST /api/releases/changes', { body }),
    invalidatesTags: tags,
  }),
  approveBuild: build.mutation<ResponseOf<'POST /api/releases/approvals'>, BodyOf<'POST /api/releases/approvals'>>({
    query: (body) => request('POST /api/releases/approvals', { body }),
    invalidatesTags: tags,
  }),
  pinBuild: build.mutation<ResponseOf<'POST /api/releases/pins'>, BodyOf<'POST /api/releases/pins'>>({
    query: (body) => request('POST /api/releases/pins', { body }),
    invalidatesTags: tags,
  }),
  endPin: build.mutation<ResponseOf<'POST /api/releases/pins/end'>, BodyOf<'POST /api/releases/pins/end'>>({
    query: (body) => request('POST /api/releases/pins/end', { body }),
    invalidatesTags: tags,
  }),
  makeTickets: build.mutation<ResponseOf<'POST /api/releases/tickets'>['data'], BodyOf<'POST /api/releases/tickets'>>({
    query: (body) => request('POST /api/releases/tickets', { body }),
    transformResponse: ({ data }: ResponseOf<'POST /api/releases/tickets'>) => data,
  }),
}));

export const {
  useReleasesQuery,
  useChangeReleaseMutation,
  useApproveBuildMutation,
  useCspReportsQuery,
  usePinBuildMutation,
  useEndPinMutation,
  useMakeTicketsMutation,
} = releasesApi;
