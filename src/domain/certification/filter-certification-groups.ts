import type { Facet, Filter, FilterValues } from '../filter/facet.ts'
import { facetsOf, filterItems, type ValuesByFilter } from '../filter/facets-of.ts'
import type { CertificationGroup, Release } from './certification.ts'

/** The filters of a list of certifications. */
export const certificationFilters = ['level', 'subject'] as const satisfies readonly Filter[]

const valuesOf = ({ level, subject }: Release): ValuesByFilter => ({
  level: level ? [level] : [],
  subject: [subject],
})

/**
 * Returns the certifications that match the chosen filters, grouped by type, with their number and the values that
 * each filter offers.
 */
export function filterCertificationGroups(
  groups: readonly CertificationGroup[],
  chosen: FilterValues,
): { groups: CertificationGroup[]; total: number; facets: Facet[] } {
  const all = groups.flatMap(({ releases }) => releases)
  const matching = groups
    .map((group) => ({ ...group, releases: filterItems(group.releases, chosen, valuesOf) }))
    .filter(({ releases }) => releases.length > 0)
  const facets = facetsOf(all.map(valuesOf), chosen, certificationFilters)
  return { groups: matching, total: matching.reduce((sum, { releases }) => sum + releases.length, 0), facets }
}
