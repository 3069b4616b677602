import { asc } from 'drizzle-orm'
import type { Comment } from '../../../src/domain/comment/comment.ts'
import type { Db } from '../../db/client.ts'
import { comment, commentText } from '../../db/schema/comment.ts'
import { contentItem } from '../../db/schema/content.ts'
import { type Audience, shownTo } from '../content/shown-to.ts'
import { textIn } from '../content/text-in.ts'

/** What users say, by position. */
export const listComments = (db: Db, audience: Audience): Promise<Comment[]> =>
  db
    .select({
      id: comment.id,
      country: comment.country,
      name: commentText.name,
      role: commentText.role,
      quote: commentText.quote,
      language: commentText.language,
    })
    .from(comment)
    .innerJoin(contentItem, shownTo(audience, 'comment', comment.id))
    .innerJoin(commentText, textIn(commentText, comment.id, audience.language))
    .orderBy(asc(comment.position), asc(comment.id))
