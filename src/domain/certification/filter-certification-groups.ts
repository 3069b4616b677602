import type { Facet, Filter, FilterValues } from '../filter/facet.ts'
import { facetsOf, filterItems, type ValuesByFilter } from '../filter/facets-of.ts'
import type { CertificationGroup, CertificationVersion } from './certification.ts'

/** The filters of a list of certifications. */
export const certificationFilters = ['level', 'subject'] as const satisfies readonly Filter[]

const valuesOf = ({ level, subject }: CertificationVersion): ValuesByFilter => ({
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
  const all = groups.flatMap(({ versions }) => versions)
  const matching = groups
    .map((group) => ({ ...group, versions: filterItems(group.versions, chosen, valuesOf) }))
    .filter(({ versions }) => versions.length > 0)
  const facets = facetsOf(all.map(valuesOf), chosen, certificationFilters)
  return { groups: matching, total: matching.reduce((sum, { versions }) => sum + versions.length, 0), facets }
}
