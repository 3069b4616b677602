import { asc, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { faq, faqText } from '#server/db/schema/faq.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { textOfItem } from '#server/services/platform/content-query/text-of-item.ts'
import type { FaqEntry } from '#src/domain/faq/faq.ts'
import { faqSection } from '#src/domain/faq/faq-document.ts'

/**
 * The condition that an entry holds a keyword anywhere in its text, not in its HTML; `%` and `_` mean
 * themselves.
 */
const holding = (keyword: string): SQL => {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${faqText.question} ilike ${pattern}
    or regexp_replace(${faqText.answer}, '<[^>]*>', '', 'g') ilike ${pattern})`
}

/** The FAQ entries that hold a keyword, or all of them, by section and by their position in it. */
export async function findEntries(
  db: Db,
  audience: Audience,
  keyword: string | undefined,
): Promise<FaqEntry[]> {
  const sought = keyword?.trim()
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
    .innerJoin(faqText, textOfItem(faqText, faq.id, audience.language))
    .where(sought ? holding(sought) : undefined)
    .orderBy(asc(faq.position), asc(faq.id))
  const order = faqSection.options
  return rows.sort((one, other) => order.indexOf(one.section) - order.indexOf(other.section))
}
