import type { FastifyInstance } from 'fastify';
import { route } from '../../infrastructure/http/route.ts';
import type { DoctorService } from './doctor.service.ts';

export function registerDoctorRoutes(app: FastifyInstance, doctor: DoctorService): void {
  route(app, 'GET /api/instagram/doctor', async ({ user }) => ({ data: await doctor.examine(user.userId) }));
  route(app, 'POST /api/instagram/doctor/fix', async ({ body, user }) => ({ data: await doctor.fix(user.userId, body.check) }));
}
