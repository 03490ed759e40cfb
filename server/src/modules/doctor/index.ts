export { registerDoctorRoutes } from './doctor.routes.ts';
export { createDoctorService } from './doctor.service.ts';
