/** Limits that several programs share. Source: sections 5 and 9 of the specification, unless noted. */

export const PASSWORD_MIN_LENGTH = 6;
/** Limits the cost of hashing; the specification has no maximum. */
export const PASSWORD_MAX_LENGTH = 128;
export const USERNAME_MAX_LENGTH = 50;
export const EMAIL_MAX_LENGTH = 254;
export const SESSION_IDLE_MS = 7 * 24 * 60 * 60 * 1000;
export const SESSION_ABSOLUTE_MS = 30 * 24 * 60 * 60 * 1000;
export const OAUTH_STATE_TTL_MS = 10 * 60 * 1000;
/** Codes of some providers have thousands of characters. */
export const SSO_CALLBACK_MAX_LENGTH = 8_000;
export const FULL_NAME_MAX_LENGTH = 100;
export const BIO_MAX_LENGTH = 500;
/** Time for which a re-authentication allows sensitive actions. */
export const STEP_UP_TTL_MS = 10 * 60 * 1000;
export const PASSWORD_RESET_TTL_MS = 30 * 60 * 1000;
export const INVITATION_TTL_MS = 14 * 24 * 60 * 60 * 1000;
export const EMAIL_CONFIRMATION_TTL_MS = 24 * 60 * 60 * 1000;
/** Not in the specification. */
export const MUTED_ACCOUNTS_MAX = 100;

export const TWO_FACTOR_SETUP_TTL_MS = 30 * 60 * 1000;
export const LOGIN_CHALLENGE_TTL_MS = 5 * 60 * 1000;
export const BACKUP_CODES = 10;

export const AVATAR_MAX_BYTES = 2 * 1024 * 1024;
export const AVATAR_SIZE_PX = 256;
/** Instagram's limit for an image in a message. */
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024;
/** Photos of cameras, before they are converted. */
export const IMAGE_UPLOAD_MAX_BYTES = 20 * 1024 * 1024;
export const VIDEO_UPLOAD_MAX_BYTES = 64 * 1024 * 1024;
/** Of all uploaded files of a workspace together. */
export const MEDIA_QUOTA_BYTES = 2 * 1024 * 1024 * 1024;
/** Instagram's limits for the width of an image divided by its height, except in stories. */
export const ASPECT_MIN = 4 / 5;
export const ASPECT_MAX = 1.91;
/** Instagram's limits for a reel. */
export const REEL_MIN_MS = 3_000;
export const REEL_MAX_MS = 15 * 60_000;

export const CANVAS_ZOOM_MIN = 0.5;
export const CANVAS_ZOOM_MAX = 2;
export const MINIMAP_WIDTH_PX = 200;
export const MINIMAP_HEIGHT_PX = 150;
export const SNAP_GRID = [15, 15] as const;
export const BACKGROUND_DOT_GAP = 20;
/** In the specification's 4 px units, that is 256 px. */
export const SIDEBAR_WIDTH_UNITS = 64;

export const NOTIFICATIONS_MAX = 100;
/** Maximum number of notifications in one change by id. */
export const NOTIFICATION_IDS_MAX = 500;
/** Screens offer the undo for a shorter time. */
export const NOTIFICATION_UNDO_MS = 10 * 60 * 1000;
export const PAGE_SIZE = 20;
export const PAGE_SIZE_MAX = 200;
export const BADGE_MAX = 99;
export const UNREAD_SHOWN = 5;
export const RECENT_EVENTS_SHOWN = 10;
export const TEST_RESULTS_SHOWN = 5;
export const CONTENT_PREVIEW_CHARS = 100;
export const TOAST_DESCRIPTION_CHARS = 50;
export const DROPDOWN_MARGIN_PX = 10;

export const INSTAGRAM_STATUS_POLL_MS = 30_000;
export const MONITORING_REFRESH_MS = 30_000;
export const SUCCESS_BANNER_MS = 5_000;
export const TOAST_MS = 3_000;
/** Duration of a toast with an undo action. */
export const UNDO_TOAST_MS = 8_000;
export const OAUTH_REDIRECT_DELAY_MS = 3_000;
export const SOCKET_CONNECT_TIMEOUT_MS = 10_000;
export const SOCKET_HEARTBEAT_MS = 30_000;
/** A member's presence in a conversation ends after this time without renewal. */
export const PRESENCE_MS = 10_000;
export const PRESENCE_RENEWAL_MS = 4_000;
export const SOCKET_SUBSCRIBE_DELAY_MS = 2_000;
/** Time for which a former owner sees the takeover. */
export const TAKEOVER_SHOWN_MS = 30 * 24 * 60 * 60 * 1000;
/** Browsers detect a dead connection after the sum of both, within the specified 10 s. */
export const SOCKET_PING_INTERVAL_MS = 3_000;
export const SOCKET_PING_TIMEOUT_MS = 6_000;
/** Interval at which the browser checks the server while the socket is down, and the time limit of a check. */
export const SERVER_PROBE_INTERVAL_MS = 2_000;
export const SERVER_PROBE_TIMEOUT_MS = 4_000;
/** A connection test fails after this time. */
export const SOCKET_TEST_TIMEOUT_MS = 5_000;
export const SOCKET_RECONNECT_BASE_MS = 1_000;
export const SOCKET_RECONNECT_CAP_MS = 5_000;
export const SOCKET_RECONNECT_TRIES = 5;

export const SOCKET_AUTH_DEADLINE_MS = 10_000;
export const SOCKET_MAX_PAYLOAD_BYTES = 64 * 1024;
export const SOCKET_EVENTS_PER_SECOND = 20;
/** Number of unauthenticated sockets per IP address. */
export const SOCKETS_UNKNOWN_PER_ADDRESS_MAX = 20;
export const SOCKETS_PER_USER_MAX = 20;
export const WORKSPACE_NAME_MAX_LENGTH = 60;
export const WORKSPACES_PER_USER_MAX = 50;
export const MEMBERS_MAX = 200;
export const INSTAGRAM_ACCOUNTS_MAX = 20;
export const TAKEOVER_CONFIRMATION_MAX_LENGTH = 8_000;
export const TAKEOVER_CONFIRMATION_TTL_MS = 10 * 60 * 1000;
export const OPEN_INVITATIONS_MAX = 100;
export const MEMBER_INVITATION_TTL_MS = 7 * 24 * 60 * 60 * 1000;

export const WEBHOOK_BODY_MAX_BYTES = 2 * 1024 * 1024;
/** Meta counts UTF-8 bytes, not characters. */
export const MESSAGE_TEXT_MAX_BYTES = 1_000;
/** Limits of the Send API. */
export const QUICK_REPLIES_MAX = 13;
export const BUTTONS_MAX = 3;
export const CARDS_MAX = 10;
export const PICTURES_MIN = 2;
export const PICTURES_MAX = 10;
/** Phones truncate longer titles. */
export const BUTTON_TITLE_MAX_LENGTH = 20;
export const BUTTON_PAYLOAD_MAX_LENGTH = 1_000;
export const BUTTON_TEXT_MAX_LENGTH = 640;
export const CARD_TEXT_MAX_LENGTH = 80;
/** URL of a media file or page. Not in the specification. */
export const ADDRESS_MAX_LENGTH = 2_048;
/** The typing indicator lasts about 20 seconds. */
export const TYPING_MAX_SECONDS = 20;
/** Replies are allowed for 24 hours after the contact's last message. */
export const MESSAGING_WINDOW_MS = 24 * 60 * 60 * 1000;
/** A human may reply within 7 days. */
export const HUMAN_AGENT_WINDOW_MS = 7 * 24 * 60 * 60 * 1000;
/** A comment can be answered privately once, within 7 days. */
export const PRIVATE_REPLY_WINDOW_MS = 7 * 24 * 60 * 60 * 1000;
/** Default pause of the bot after a human's reply. */
export const PERSON_REPLY_PAUSE_MS = 24 * 60 * 60 * 1000;

/** Number of opt-out and opt-in words. Not in the specification. */
export const CONSENT_WORDS_MAX = 50;
export const CONSENT_WORD_MAX_LENGTH = 40;
export const PERSON_PAUSE_MAX_MINUTES = 30 * 24 * 60;

export const NOTE_MAX_LENGTH = 2_000;
export const NOTE_MENTIONS_MAX = 20;
export const LABEL_MAX_LENGTH = 40;
export const LABELS_MAX = 20;
export const CANNED_SHORTCUT_MAX_LENGTH = 40;
export const CANNED_REPLIES_MAX = 200;
export const COMMENT_REPLY_MAX_LENGTH = 2_200;

/** Length of a search text. */
export const SEARCH_MAX_LENGTH = 200;

export const ACCOUNT_ID_MAX_LENGTH = 40;
export const SENDER_MAX_LENGTH = 60;
export const TEST_TEXT_MAX_LENGTH = 10_000;
/** Longer than the 8 s for undo, because the request takes a moment. */
export const CLEANUP_DELAY_SECONDS = 10;

export const MEDIA_URL_MAX_LENGTH = 2_000;
export const CAPTION_MAX_LENGTH = 2_200;
export const CAPTION_HASHTAGS_MAX = 30;
export const CAPTION_MENTIONS_MAX = 20;
export const CAROUSEL_ITEMS_MIN = 2;
export const CAROUSEL_ITEMS_MAX = 10;
export const ALT_TEXT_MAX_LENGTH = 1_000;

export const TOKEN_REFRESH_BEFORE_MS = 15 * 24 * 60 * 60 * 1000;
export const TOKEN_NOTICE_DAYS = [14, 7, 3, 1] as const;
export const SUBSCRIPTION_CHECK_MS = 10 * 60 * 1000;

export const COMPARISON_DAYS_MAX = 30;
/** The latest messages represent the rest. */
export const COMPARISON_EVENTS_MAX = 2_000;

export const MISSED_KEYWORD_DAYS_MAX = 30;
export const MISSED_KEYWORD_GROUPS_MAX = 20;
/** Number per automation, besides the first. */
export const MORE_KEYWORDS_MAX = 50;
export const KEYWORD_MAX_LENGTH = 500;
export const TAG_MAX_LENGTH = 100;
export const VARIABLE_NAME_MAX_LENGTH = 100;
/** Number of posts, keywords or emojis in one filter. */
export const FILTER_VALUES_MAX = 100;

export const OTHER_SENDER_DAYS_MAX = 90;

export const DELIVERY_CHECK_MS = 10 * 60 * 1000;
/** Events that are found later are listed, but get no automatic reply. */
export const RECONCILED_ANSWER_MS = 60 * 60 * 1000;

export const REPLAY_EVENTS_MAX = 200;

export const SIMULATIONS_PER_MINUTE_MAX = 30;
/** Prefix of test ids. Instagram's ids never have it. */
export const SIMULATED_ID_PREFIX = 'sim:';

export const FLOW_NAME_MAX_LENGTH = 200;
export const FLOW_NODES_MAX = 500;
export const FLOW_EDGES_MAX = 1_000;
export const FLOW_BODY_MAX_BYTES = 1024 * 1024;
export const RUN_STEPS_WITHOUT_WAIT_MAX = 100;
export const RUN_STEPS_MAX = 1_000;
/** Longer values are truncated, so that a flow cannot grow a variable without limit. */
export const VARIABLE_VALUE_MAX_LENGTH = 1_000;
export const CONTACT_VARIABLES_MAX = 100;
/** Number of attempts to answer a question. */
export const ASK_TRIES_MAX = 5;
export const RULES_MAX = 20;
/** Flows in sequence without input from the contact. */
export const FLOW_HOPS_MAX = 10;
export const SPLIT_BRANCHES_MAX = 10;

export const REQUESTS_PER_RUN_MAX = 5;
export const REQUESTS_PER_MINUTE_MAX = 60;
export const REQUEST_CONNECT_TIMEOUT_MS = 3_000;
export const REQUEST_TIMEOUT_MS = 10_000;
/** Size after decompression. */
export const REQUEST_ANSWER_MAX_BYTES = 256 * 1024;
export const REQUEST_BODY_MAX_BYTES = 64 * 1024;
export const REQUEST_HEADERS_MAX = 20;
export const REQUEST_MAPPINGS_MAX = 20;
/** Secrets per owner, and their length. */
export const FLOW_SECRETS_MAX = 50;
export const FLOW_SECRET_MAX_LENGTH = 4_000;
export const AUTOMATIONS_MAX = 500;
export const AUTOMATION_DESCRIPTION_MAX_LENGTH = 1_000;
export const AUTOMATION_CONDITIONS_MAX = 20;
export const AUTOMATION_ACTIONS_MAX = 20;
export const VERSION_NOTE_MAX_LENGTH = 500;
export const APPROVAL_COMMENT_MAX_LENGTH = 500;
/** If a run sends more automatic messages to one contact within a minute, it is suspended. */
export const AUTOMATIC_SENDS_PER_MINUTE_MAX = 10;

/** Limit per node of a draft, in characters. */
export const NODE_TEXT_MAX_LENGTH = 10_000;
export const NODE_KEYWORD_MAX_LENGTH = 500;
export const NODE_PARAMS_MAX_LENGTH = 20_000;
