/** Event on the window: lazy code failed to load, because of the network or a newer release. */
export const PART_MISSING = 'fanfare:part-missing';
