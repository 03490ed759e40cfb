import { GraphError } from '../answers/GraphError.ts';

const failure = (code: number, subcode: number, message: string) =>
  new GraphError({ status: 400, code, subcode, type: 'IGApiException', message });

/** Codes from "Content Publishing, Error codes". */
export const publishingErrors = {
  unknownMediaType: () =>
    failure(100, 2207023, 'The media type is unknown. It must be one of {IMAGE, REELS, STORIES, CAROUSEL}.'),
  childrenCount: () => failure(100, 2207028, 'Your post will not work as a carousel: it needs 2 to 10 items.'),
  unusableAddress: () => failure(9004, 2207052, 'The media could not be fetched from this URI.'),
  tooLarge: () => failure(36000, 2207004, 'The image is too large to download. It should be less than 8 MiB.'),
  unsupportedFormat: () => failure(36001, 2207005, 'The image format is not supported: JPEG is.'),
  badAspectRatio: () => failure(36003, 2207009, "The submitted image's aspect ratio is out of range: 4:5 to 1.91:1."),
  captionTooLong: () =>
    failure(36004, 2207010, 'The caption was too long: 2200 characters, 30 hashtags and 20 mentions at most.'),
  notReady: () => failure(9007, 2207027, 'Media ID is not available: the media is not ready for publishing, please wait.'),
  quotaSpent: () => failure(9, 2207042, 'The account has reached the number of posts it may publish in 24 hours.'),
  containerExpired: () => failure(24, 2207008, 'The media container has expired.'),
} as const;
