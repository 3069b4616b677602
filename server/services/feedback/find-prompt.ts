import { asc, desc } from 'drizzle-orm'
import type { FeedbackPrompt } from '../../../src/domain/feedback/feedback.ts'
import type { Db } from '../../db/client.ts'
import { contentItem } from '../../db/schema/content.ts'
import { feedback, feedbackText } from '../../db/schema/feedback.ts'
import { type Audience, shownTo } from '../content/shown-to.ts'
import { textIn } from '../content/text-in.ts'

/** The prompt of an audience: of several the active one, and of those the oldest. */
export async function findPrompt(db: Db, audience: Audience): Promise<FeedbackPrompt | null> {
  const [row] = await db
    .select({
      title: feedbackText.title,
      description: feedbackText.description,
      link: feedback.link,
      active: feedback.active,
      language: feedbackText.language,
    })
    .from(feedback)
    .innerJoin(contentItem, shownTo(audience, 'feedback', feedback.id))
    .innerJoin(feedbackText, textIn(feedbackText, feedback.id, audience.language))
    .orderBy(desc(feedback.active), asc(feedback.id))
    .limit(1)
  return row ?? null
}
