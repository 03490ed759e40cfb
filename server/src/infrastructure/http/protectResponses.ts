import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** The features that pages and embedded content may use. */
const PERMISSIONS_POLICY = [
  ...['autoplay', 'clipboard-write'].map((feature) => `${feature}=(self)`),
  ...[
    ...['accelerometer', 'bluetooth', 'browsing-topics', 'camera', 'clipboard-read', 'display-capture', 'encrypted-media'],
    ...[
      'fullscreen',
      'gamepad',
      'geolocation',
      'gyroscope',
      'hid',
      'idle-detection',
      'local-fonts',
      'magnetometer',
      'microphone',
    ],
    ...['midi', 'payment', 'picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb'],
    ...['web-share', 'window-management', 'xr-spatial-tracking'],
  ].map((feature) => `${feature}=()`),
].join(', ');

/** Security control S34. HTML routes set their own content security policy. */
export async function protectResponses(app: FastifyInstance): Promise<void> {
  await app.register(helmet, { contentSecurityPolicy: false, xFrameOptions: { action: 'deny' } });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    done();
  });
}
