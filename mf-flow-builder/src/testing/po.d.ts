declare module '*.po';
