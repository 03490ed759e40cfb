export const mediaTypes = ['image', 'audio', 'video', 'file'] as const;
export type MediaType = (typeof mediaTypes)[number];

export const buttonKinds = ['link', 'postback'] as const;
