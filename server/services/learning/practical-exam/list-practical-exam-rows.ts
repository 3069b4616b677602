import { asc, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationText } from '#server/db/schema/certification.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { practicalExam, practicalExamText } from '#server/db/schema/practical-exam.ts'
import { selectInstant } from '#server/services/platform/content-query/instant.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'

/** Returns the visible practical exams with texts in the audience's language, soonest first. */
export const listPracticalExamRows = (db: Db, audience: Audience, where: SQL | undefined) =>
  db
    .select({
      exam: practicalExam,
      startsAt: selectInstant(practicalExam.startsAt),
      endsAt: selectInstant(practicalExam.endsAt),
      text: practicalExamText,
      certificationName: certificationText.name,
      shownOn: contentItem.sites,
    })
    .from(practicalExam)
    .innerJoin(contentItem, isPublishedFor(audience, 'practicalExam', practicalExam.id))
    .innerJoin(practicalExamText, isItemText(practicalExamText, practicalExam.id, audience.language))
    .innerJoin(
      certificationText,
      isItemText(certificationText, practicalExam.certification, audience.language),
    )
    .where(where)
    .orderBy(asc(practicalExam.startsAt), asc(practicalExam.id))

export type PracticalExamRow = Awaited<ReturnType<typeof listPracticalExamRows>>[number]
