import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { practicalExam, practicalExamText } from '#server/db/schema/practical-exam.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { catalogueItemOfOrder, type OrderRow } from './order-row.ts'

/** The name of an item, and the language of that name. */
export interface LocalizedItemName {
  name: string
  language: string
}

type NamedGoods = LocalizedItemName & { id: number }

const finders = {
  certification: (db: Db, ids: number[], language: string): Promise<NamedGoods[]> =>
    db
      .select({ id: certification.id, name: certificationText.name, language: certificationText.language })
      .from(certification)
      .innerJoin(certificationText, isItemText(certificationText, certification.id, language))
      .where(inArray(certification.id, ids)),
  classroom: (db: Db, ids: number[], language: string): Promise<NamedGoods[]> =>
    db
      .select({ id: classroom.id, name: classroomText.name, language: classroomText.language })
      .from(classroom)
      .innerJoin(classroomText, isItemText(classroomText, classroom.id, language))
      .where(inArray(classroom.id, ids)),
  practicalExam: (db: Db, ids: number[], language: string): Promise<NamedGoods[]> =>
    db
      .select({ id: practicalExam.id, name: practicalExamText.name, language: practicalExamText.language })
      .from(practicalExam)
      .innerJoin(practicalExamText, isItemText(practicalExamText, practicalExam.id, language))
      .where(inArray(practicalExam.id, ids)),
}
type Kind = keyof typeof finders

/**
 * Returns the names of the items of the given orders in a language, by order id, withdrawn items included. The
 * order itself stores the name at the time of purchase, for invoices and deleted items.
 */
export async function loadItemNames(
  db: Db,
  language: string,
  rows: readonly OrderRow[],
): Promise<Map<number, LocalizedItemName>> {
  const subjects = rows.map((row) => ({ orderId: row.id, ...catalogueItemOfOrder(row) }))
  const findNames = async (kind: Kind): Promise<[string, NamedGoods][]> => {
    const ids = subjects.filter((row) => row.kind === kind).map(({ id }) => id)
    const found = ids.length > 0 ? await finders[kind](db, ids, language) : []
    return found.map((row) => [`${kind} ${row.id}`, row])
  }
  const kinds = Object.keys(finders) as Kind[]
  const goodsByItem = new Map((await Promise.all(kinds.map(findNames))).flat())
  return new Map(
    subjects.flatMap(({ orderId, kind, id }): [number, LocalizedItemName][] => {
      const goods = goodsByItem.get(`${kind} ${id}`)
      return goods ? [[orderId, goods]] : []
    }),
  )
}
