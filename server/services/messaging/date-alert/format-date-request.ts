import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { textOfItem } from '#server/services/platform/shown/text-of-item.ts'
import type { DateRequest, WishInWords } from '#src/domain/date-alert/date-request.ts'

const english = alias(classroomText, 'english')

/** The name and the city in a language of the sessions that have an English name or city; undefined where there is none. */
async function sessionWords(db: Db, where: ReturnType<typeof eq>, language: string) {
  const [row] = await db
    .select({ name: classroomText.name, city: classroomText.city })
    .from(classroom)
    .innerJoin(english, and(eq(english.id, classroom.id), eq(english.language, 'en'), where))
    .innerJoin(classroomText, textOfItem(classroomText, classroom.id, language))
    .limit(1)
  return row
}

async function nameOf(db: Db, { certificationId, training }: DateRequest, language: string) {
  if (training !== null)
    return (await sessionWords(db, eq(english.name, training), language))?.name ?? training
  if (certificationId === null) return null
  const [row] = await db
    .select({ name: certificationText.name })
    .from(certification)
    .innerJoin(certificationText, textOfItem(certificationText, certification.id, language))
    .where(eq(certification.id, certificationId))
  return row?.name ?? null
}

/** A wish in the words of a language: what is called by name has its name in it. */
export async function formatDateRequest(db: Db, wish: DateRequest, language: string): Promise<WishInWords> {
  const { kind, city } = wish
  const there = city === null ? undefined : await sessionWords(db, eq(english.city, city), language)
  return { what: await nameOf(db, wish, language), kind, city: there?.city ?? city }
}
