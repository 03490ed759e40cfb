/** Told to the window when a part of the page did not arrive: the line is down, or a newer version has long taken its place. */
export const PART_MISSING = 'fanfare:part-missing';
