import { asc } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { userComment, userCommentText } from '#server/db/schema/comment.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { Comment } from '#src/domain/comment/comment.ts'

/** Lists users' comments about the portal, in the order of their positions. */
export const listComments = (db: Db, audience: Audience): Promise<Comment[]> =>
  db
    .select({
      id: userComment.id,
      certificationId: userComment.certification,
      courseId: userComment.course,
      country: userComment.country,
      name: userCommentText.name,
      role: userCommentText.role,
      quote: userCommentText.quote,
      language: userCommentText.language,
    })
    .from(userComment)
    .innerJoin(contentItem, isPublishedFor(audience, 'comment', userComment.id))
    .innerJoin(userCommentText, isItemText(userCommentText, userComment.id, audience.language))
    .orderBy(asc(userComment.position), asc(userComment.id))
