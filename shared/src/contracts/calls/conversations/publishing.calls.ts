import { type Static, Type } from 'typebox';
import { Author, By } from '../../entities.ts';
import {
  ALT_TEXT_MAX_LENGTH,
  APPROVAL_COMMENT_MAX_LENGTH,
  CAROUSEL_ITEMS_MAX,
  MEDIA_URL_MAX_LENGTH,
  PAGE_SIZE_MAX,
} from '../../limits.ts';
import { MessageBody } from '../../messages/MessageBody.ts';
import { publicationApprovalStates, publicationKinds, publicationStates } from '../../vocabulary/publishingVocabulary.ts';
import { Body, type CallContract, Success } from '../call.ts';
import { Revision } from '../numbers.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const IsoTime = Type.String({ description: 'ISO 8601, UTC' });
const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });
/** A public URL, because Instagram downloads it, or the URL of an uploaded file. */
const MediaUrl = Type.String({ minLength: 1, maxLength: MEDIA_URL_MAX_LENGTH });

const PublicationMedia = Type.Object(
  { type: Type.Enum(['image', 'video']), url: MediaUrl, altText: Type.Optional(Type.String({ maxLength: ALT_TEXT_MAX_LENGTH })) },
  { additionalProperties: false },
);
const PublicationOptions = {
  coverUrl: Type.Optional(MediaUrl),
  /** True if a reel also appears among the posts. */
  shareToFeed: Type.Optional(Type.Boolean()),
  /** Labels the post as made with AI. */
  isAiGenerated: Type.Optional(Type.Boolean()),
};

const PublicationApproval = Type.Object({
  state: Type.Enum(publicationApprovalStates),
  requestedAt: IsoTime,
  /** Who refused or approved it. */
  decidedBy: Nullable(Author),
  /** Why it was refused. */
  comment: Nullable(Type.String()),
});

export const Publication = Type.Object({
  id: Type.String(),
  accountId: Type.Optional(Type.String()),
  kind: Type.Enum(publicationKinds),
  caption: Nullable(Type.String()),
  media: Type.Array(PublicationMedia),
  ...PublicationOptions,
  state: Type.Enum(publicationStates),
  scheduledAt: IsoTime,
  createdAt: IsoTime,
  publishedAt: Nullable(IsoTime),
  /** Instagram's id of the post. */
  mediaId: Nullable(Type.String()),
  error: Nullable(Type.String()),
  errorMessage: MessageBody,
  by: By,
  /** Rises with every change. */
  revision: Type.Optional(Revision),
  /** Null if nothing was requested. While it is open, the state is `scheduled`; if it was refused, `cancelled`. */
  approval: Type.Optional(Nullable(PublicationApproval)),
});
export type Publication = Static<typeof Publication>;

const NewPublication = Body({
  kind: Type.Enum(publicationKinds),
  /** Accepts more than the limit, so that the error can state the excess. */
  caption: Type.Optional(Type.String({ maxLength: 10_000 })),
  media: Type.Array(PublicationMedia, { minItems: 1, maxItems: CAROUSEL_ITEMS_MAX }),
  ...PublicationOptions,
  scheduledAt: Type.Optional(IsoTime),
});

export const publishingCalls = {
  'GET /api/publishing': {
    summary: 'Posts made here, the newest first',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    query: Body({
      /** Only posts that wait for approval. */
      waiting: Type.Optional(Type.Boolean()),
      /** Only posts that were published, or are scheduled, from this time on. */
      from: Type.Optional(IsoTime),
      /** Exclusive. */
      to: Type.Optional(IsoTime),
      cursor: Type.Optional(Type.String({ maxLength: 200 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX })),
    }),
    response: Success({ data: Type.Object({ publications: Type.Array(Publication), nextCursor: Nullable(Type.String()) }) }),
  },
  'POST /api/publishing': {
    summary: 'Publish a post now or at a time, or request its approval; checked before Instagram is asked',
    access: 'signed-in',
    permission: 'publishing.edit',
    idempotency: 'rerun',
    body: NewPublication,
    response: Success({ data: Publication }),
    status: 201,
  },
  'PUT /api/publishing/{id}': {
    summary: 'Change a scheduled post, or an own one that waits for approval or was refused; requests approval again',
    access: 'signed-in',
    permission: 'publishing.edit',
    idempotency: 'rerun',
    params: Id,
    /** Another revision is not changed. */
    body: Body({ ...NewPublication.properties, revision: Type.Optional(Revision) }),
    response: Success({ data: Publication }),
  },
  'POST /api/publishing/{id}/approve': {
    summary: 'Approve a post: it is published at its time, or now if that has passed',
    access: 'signed-in',
    permission: 'approvals.decide',
    idempotency: 'rerun',
    params: Id,
    /** The revision that was seen; another one is not approved. */
    body: Body({ revision: Revision }),
    response: Success({ data: Publication }),
  },
  'POST /api/publishing/{id}/refuse': {
    summary: 'Refuse a post that waits for approval, with a comment for its author',
    access: 'signed-in',
    permission: 'approvals.decide',
    params: Id,
    body: Body({
      revision: Revision,
      comment: Type.String({ minLength: 1, maxLength: APPROVAL_COMMENT_MAX_LENGTH, pattern: '\\S' }),
    }),
    response: Success({ data: Publication }),
  },
  'GET /api/publishing/quota': {
    summary: 'How many posts Instagram accepts in 24 hours, and how many it has',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({ data: Type.Object({ used: Type.Integer(), total: Type.Integer() }) }),
  },
  'GET /api/publishing/{id}': {
    summary: 'One post made here',
    access: 'signed-in',
    permission: 'workspace.view',
    params: Id,
    response: Success({ data: Publication }),
  },
  'DELETE /api/publishing/{id}': {
    summary: 'Cancel a post that is not published yet, or withdraw the own request',
    access: 'signed-in',
    permission: 'publishing.edit',
    idempotency: 'rerun',
    params: Id,
    response: Success({}),
  },
  'POST /api/publishing/{id}/retry': {
    summary: 'Try a failed post again from the beginning',
    access: 'signed-in',
    permission: 'publishing.edit',
    idempotency: 'rerun',
    params: Id,
    response: Success({ data: Publication }),
  },
  'POST /api/publishing/{id}/remove': {
    summary: 'Take a post that failed or was cancelled off the list',
    access: 'signed-in',
    permission: 'publishing.edit',
    idempotency: 'rerun',
    params: Id,
    response: Success({}),
  },
} as const satisfies Record<string, CallContract>;
