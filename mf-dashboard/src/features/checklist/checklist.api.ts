import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

const checklistApi = defineEndpoints('mf-dashboard.checklist', (build) => ({
  sendTestEvent: build.mutation<
    ResponseOf<'POST /api/instagram/debug/simulate-event'>,
    BodyOf<'POST /api/instagram/debug/simulate-event'>
  >({
    query: (body) => request('POST /api/instagram/debug/simulate-event', { body }),
  }),
}));

export const { useSendTestEventMutation } = checklistApi;
