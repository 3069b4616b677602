import { asc } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { comment, commentText } from '#server/db/schema/comment.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { Comment } from '#src/domain/comment/comment.ts'

/** Lists users' comments about the portal, in the order of their positions. */
export const listComments = (db: Db, audience: Audience): Promise<Comment[]> =>
  db
    .select({
      id: comment.id,
      certificationId: comment.certification,
      courseId: comment.course,
      country: comment.country,
      name: commentText.name,
      role: commentText.role,
      quote: commentText.quote,
      language: commentText.language,
    })
    .from(comment)
    .innerJoin(contentItem, isPublishedFor(audience, 'comment', comment.id))
    .innerJoin(commentText, isItemText(commentText, comment.id, audience.language))
    .orderBy(asc(comment.position), asc(comment.id))
