declare module '*.po';
declare module '@fanfare/shared/translations/*';
