import { asc, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { certificationText } from '../../db/schema/certification.ts'
import { contentItem } from '../../db/schema/content.ts'
import { practicalExam, practicalExamText } from '../../db/schema/practical-exam.ts'
import { instant } from '../content/instant.ts'
import { type Audience, shownTo } from '../content/shown-to.ts'
import { textIn } from '../content/text-in.ts'

/** Practical exams that an audience is shown, with the words of the audience's language, soonest first. */
export const practicalExamRows = (db: Db, audience: Audience, where: SQL | undefined) =>
  db
    .select({
      exam: practicalExam,
      startsAt: instant(practicalExam.startsAt),
      endsAt: instant(practicalExam.endsAt),
      text: practicalExamText,
      certificationName: certificationText.name,
    })
    .from(practicalExam)
    .innerJoin(contentItem, shownTo(audience, 'practicalExam', practicalExam.id))
    .innerJoin(practicalExamText, textIn(practicalExamText, practicalExam.id, audience.language))
    .innerJoin(certificationText, textIn(certificationText, practicalExam.certification, audience.language))
    .where(where)
    .orderBy(asc(practicalExam.startsAt), asc(practicalExam.id))

export type PracticalExamRow = Awaited<ReturnType<typeof practicalExamRows>>[number]
