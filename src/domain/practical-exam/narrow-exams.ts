import type { Facet, FilterValues } from '../filter/facet.ts'
import { facetsOf, filterItems, type ValuesByFilter } from '../filter/facets-of.ts'
import { monthOf } from '../filter/month-of.ts'

/** The fields of a practical exam's date that filters read. */
interface Dated {
  startsAt: string
  zone: string
  regions: readonly { id: number; name: string }[]
}

const valuesOf = ({ startsAt, zone, regions }: Dated): ValuesByFilter => ({
  regionId: regions.map(({ id }) => String(id)),
  month: [monthOf(startsAt, zone)],
})

/**
 * The dates of each certification that fit what is chosen, how many dates those are, and what each filter offers. A certification
 * without any is left out.
 */
export function narrowExams<Exam extends Dated, Card extends { exams: readonly Exam[] }>(
  cards: readonly Card[],
  chosen: FilterValues,
): { rows: Card[]; total: number; facets: Facet[] } {
  const all = cards.flatMap(({ exams }) => exams)
  const names = new Map(all.flatMap(({ regions }) => regions.map(({ id, name }) => [String(id), name])))
  const rows = cards
    .map((card) => ({ ...card, exams: filterItems(card.exams, chosen, valuesOf) }))
    .filter(({ exams }) => exams.length > 0)
  return {
    rows,
    total: rows.reduce((sum, { exams }) => sum + exams.length, 0),
    facets: facetsOf(all.map(valuesOf), chosen, ['regionId', 'month'], (filter, value) =>
      filter === 'regionId' ? (names.get(value) ?? null) : null,
    ),
  }
}
