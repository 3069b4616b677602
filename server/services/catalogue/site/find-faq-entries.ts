import { asc, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { faq, faqText } from '#server/db/schema/faq.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { FaqEntry } from '#src/domain/faq/faq.ts'
import { faqSection } from '#src/domain/faq/faq-document.ts'

/**
 * Returns the condition that an FAQ entry contains a keyword in its text, not in its HTML; `%` and `_` are escaped.
 */
const containsKeyword = (keyword: string): SQL => {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${faqText.question} ilike ${pattern}
    or regexp_replace(${faqText.answer}, '<[^>]*>', '', 'g') ilike ${pattern})`
}

/** Returns the FAQ entries with a keyword, or all, by section and position. */
export async function findFaqEntries(
  db: Db,
  audience: Audience,
  keyword: string | undefined,
): Promise<FaqEntry[]> {
  const trimmed = keyword?.trim()
  const rows = await db
    .select({
      id: faq.id,
      section: faq.section,
      question: faqText.question,
      answer: faqText.answer,
      language: faqText.language,
    })
    .from(faq)
    .innerJoin(contentItem, isPublishedFor(audience, 'faq', faq.id))
    .innerJoin(faqText, isItemText(faqText, faq.id, audience.language))
    .where(trimmed ? containsKeyword(trimmed) : undefined)
    .orderBy(asc(faq.position), asc(faq.id))
  const order = faqSection.options
  return rows.sort((a, b) => order.indexOf(a.section) - order.indexOf(b.section))
}
