/** Target of the skip link on screens that fill the window. */
export const WINDOW_ID = 'window';
