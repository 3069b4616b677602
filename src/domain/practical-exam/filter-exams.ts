import type { Facet, FilterValues } from '../filter/facet.ts'
import { facetsOf, filterItems, type ValuesByFilter } from '../filter/facets-of.ts'
import { monthOf } from '../filter/month-of.ts'

/** The fields of a practical exam's date that filters use. */
interface FilteredExam {
  startsAt: string
  zone: string
  regions: readonly { id: number; name: string }[]
}

const valuesOf = ({ startsAt, zone, regions }: FilteredExam): ValuesByFilter => ({
  regionId: regions.map(({ id }) => String(id)),
  month: [monthOf(startsAt, zone)],
})

/**
 * Returns each certification's dates that match the chosen filters, the number of dates, and the values that each
 * filter offers. Certifications without a matching date are left out.
 */
export function filterExams<Exam extends FilteredExam, Card extends { exams: readonly Exam[] }>(
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
