import { asc, type SQL, sql } from 'drizzle-orm'
import type { FaqEntry } from '../../../src/domain/faq/faq.ts'
import { faqSection } from '../../../src/domain/faq/faq-document.ts'
import type { Db } from '../../db/client.ts'
import { contentItem } from '../../db/schema/content.ts'
import { faq, faqText } from '../../db/schema/faq.ts'
import { type Audience, shownTo } from '../content/shown-to.ts'
import { textIn } from '../content/text-in.ts'

/** A keyword is found anywhere in what is read, not in its HTML; `%` and `_` mean themselves. */
const holding = (keyword: string): SQL => {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${faqText.question} ilike ${pattern}
    or regexp_replace(${faqText.answer}, '<[^>]*>', '', 'g') ilike ${pattern})`
}

/** The entries that hold a keyword, or all: by section, and by position in it. */
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
    .innerJoin(contentItem, shownTo(audience, 'faq', faq.id))
    .innerJoin(faqText, textIn(faqText, faq.id, audience.language))
    .where(sought ? holding(sought) : undefined)
    .orderBy(asc(faq.position), asc(faq.id))
  const order = faqSection.options
  return rows.sort((one, other) => order.indexOf(one.section) - order.indexOf(other.section))
}
