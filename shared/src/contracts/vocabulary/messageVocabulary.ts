/** Words of messages. Without schemas, so that the browser can use them freely. */

export const mediaTypes = ['image', 'audio', 'video', 'file'] as const;
export type MediaType = (typeof mediaTypes)[number];

export const buttonKinds = ['link', 'postback'] as const;
