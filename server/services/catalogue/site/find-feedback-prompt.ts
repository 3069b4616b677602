import { asc, desc } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { feedback, feedbackText } from '#server/db/schema/feedback.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { FeedbackPrompt } from '#src/domain/feedback/feedback.ts'

/**
 * Returns the feedback prompt of an audience: the oldest active one, else the oldest one; null if the audience has
 * no prompt.
 */
export async function findFeedbackPrompt(db: Db, audience: Audience): Promise<FeedbackPrompt | null> {
  const [row] = await db
    .select({
      title: feedbackText.title,
      description: feedbackText.description,
      link: feedback.link,
      active: feedback.active,
      language: feedbackText.language,
    })
    .from(feedback)
    .innerJoin(contentItem, isPublishedFor(audience, 'feedback', feedback.id))
    .innerJoin(feedbackText, isItemText(feedbackText, feedback.id, audience.language))
    .orderBy(desc(feedback.active), asc(feedback.id))
    .limit(1)
  return row ?? null
}
