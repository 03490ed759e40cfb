export const accountMetrics: Readonly<Record<string, readonly string[]>> = {
  reach: ['media_product_type', 'follow_type'],
  views: ['media_product_type', 'follow_type'],
  accounts_engaged: [],
  total_interactions: ['media_product_type'],
  likes: ['media_product_type'],
  comments: ['media_product_type'],
  shares: ['media_product_type'],
  saves: ['media_product_type'],
  replies: [],
  reposts: [],
  profile_links_taps: ['contact_button_type'],
  follows_and_unfollows: ['follow_type'],
  follower_count: [],
  online_followers: [],
  follower_demographics: ['age', 'city', 'country', 'gender'],
  engaged_audience_demographics: ['age', 'city', 'country', 'gender'],
};

export const demographicMetrics = ['follower_demographics', 'engaged_audience_demographics'];
/** Only for accounts with enough followers. */
export const followerMetrics = ['follower_count', 'online_followers', ...demographicMetrics];
export const FOLLOWERS_FOR_INSIGHTS = 100;
/** All other metrics have only a total. */
export const timeSeriesMetrics = ['reach', 'follower_count', 'online_followers'];

export const breakdownValues: Readonly<Record<string, readonly string[]>> = {
  media_product_type: ['FEED', 'REELS', 'STORY'],
  follow_type: ['FOLLOWER', 'NON_FOLLOWER'],
  contact_button_type: ['BOOK_NOW', 'CALL', 'DIRECTION', 'EMAIL', 'TEXT'],
  age: ['18-24', '25-34', '35-44', '45-54'],
  city: ['Lisbon, Portugal', 'Berlin, Germany', 'Osaka, Japan'],
  country: ['PT', 'DE', 'JP'],
  gender: ['F', 'M', 'U'],
};

const everyMedia = ['views', 'reach', 'shares', 'reposts', 'total_interactions'];

export const mediaMetrics: Readonly<Record<string, readonly string[]>> = {
  FEED: [...everyMedia, 'likes', 'comments', 'saved', 'follows', 'profile_visits', 'profile_activity'],
  REELS: [
    ...everyMedia,
    'likes',
    'comments',
    'saved',
    'ig_reels_avg_watch_time',
    'ig_reels_video_view_total_time',
    'reels_skip_rate',
  ],
  STORY: [...everyMedia, 'replies', 'navigation', 'follows', 'profile_visits'],
};
