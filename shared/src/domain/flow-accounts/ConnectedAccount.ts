import type { ResponseOf } from '../../contracts/index.ts';

export type ConnectedAccount = ResponseOf<'GET /api/instagram/accounts'>['data'][number];
