import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { DateAlertFilter, DateRequestText } from '#src/domain/date-alert/date-alert-filter.ts'

const english = alias(classroomText, 'english')

/**
 * Returns the name and city, in a language, of a training session that matches a condition; undefined if no training
 * session does.
 */
async function findSessionText(db: Db, where: ReturnType<typeof eq>, language: string) {
  const [row] = await db
    .select({ name: classroomText.name, city: classroomText.city })
    .from(classroom)
    .innerJoin(english, and(eq(english.id, classroom.id), eq(english.language, 'en'), where))
    .innerJoin(classroomText, isItemText(classroomText, classroom.id, language))
    .limit(1)
  return row
}

async function nameOf(db: Db, { certificationId, training }: DateAlertFilter, language: string) {
  if (training !== null)
    return (await findSessionText(db, eq(english.name, training), language))?.name ?? training
  if (certificationId === null) return null
  const [row] = await db
    .select({ name: certificationText.name })
    .from(certification)
    .innerJoin(certificationText, isItemText(certificationText, certification.id, language))
    .where(eq(certification.id, certificationId))
  return row?.name ?? null
}

/** Returns a date request with its names in a language. */
export async function formatDateRequest(
  db: Db,
  request: DateAlertFilter,
  language: string,
): Promise<DateRequestText> {
  const { kind, city } = request
  const session = city === null ? undefined : await findSessionText(db, eq(english.city, city), language)
  return { what: await nameOf(db, request, language), kind, city: session?.city ?? city }
}
