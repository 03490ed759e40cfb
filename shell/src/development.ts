// The bundler puts the mode of the build in its place.
declare const process: { env: { NODE_ENV?: string } };

export const isDevelopment = process.env.NODE_ENV !== 'production';
