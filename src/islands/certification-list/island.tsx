import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { wireNameByFilter } from '#src/contract/protocol/wire-name-by-filter.ts'
import type { CertificationGroup } from '#src/domain/certification/certification.ts'
import {
  certificationFilters,
  filterCertificationGroups,
} from '#src/domain/certification/filter-certification-groups.ts'
import type { CertificationKind } from '#src/domain/course/course.ts'
import type { FilterValues } from '#src/domain/filter/facet.ts'
import { environment } from '#src/environment/environment.ts'
import { formatFilterQuery } from '#src/query/filter.ts'
import { type Place, routes } from '#src/routes.ts'
import {
  $selectedCertification,
  resetSelectedCertification,
  type SelectedCertificationState,
  selectCertification,
  showCertificationCourses,
  syncSelectionWithUrl,
} from '#src/stores/certification/certification-course.ts'
import {
  $listFilters,
  filterCertifications,
  syncCertificationsWithUrl,
} from '#src/stores/certification/certification-list.ts'
import { ChosenFilters } from '#src/ui/ChosenFilters.tsx'
import { Filters } from '#src/ui/Filters.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { SelectedCertification } from './SelectedCertification.tsx'
import { VersionGroups } from './VersionGroups.tsx'

export const namespaces = [
  'certification',
  'course',
  'my-next',
  'home',
  'enrolment',
  'comparison',
  'list',
  'filter',
  'trainer',
] as const

interface CertificationListProps {
  place: Place
  kind: CertificationKind
  groups: readonly CertificationGroup[]
  /** The chosen filters on a page that the server rendered for a query; undefined on published pages. */
  chosen?: FilterValues
  /** The published markup of the first certification's courses. */
  staticHtml: { courses?: string }
  /** The values of the static form; set if the island was mounted because the visitor submitted this form. */
  fields?: Record<string, string>
}

/** The certifications of a programme by type, and the courses of the selected one. Specification 1, section 2. */
export default function CertificationList(props: CertificationListProps) {
  const { place, kind, groups, staticHtml, fields } = props
  const { t } = useTranslation()
  const selection = useStore($selectedCertification)
  const initialFilters = props.chosen ?? {}
  const chosen = useStore($listFilters) ?? initialFilters
  useEffect(() => syncCertificationsWithUrl(fields), [fields])
  const narrowed = filterCertificationGroups(groups, chosen)
  const versions = narrowed.groups.flatMap((group) =>
    group.versions.flatMap((version) => [version, ...version.older]),
  )
  useEffect(
    () =>
      syncSelectionWithUrl(
        groups.flatMap((group) =>
          group.versions.flatMap(({ id, older }) => [id, ...older.map((each) => each.id)]),
        ),
      ),
    [groups],
  )
  const selected = selection.state === 'static' ? undefined : selection.id
  const first = filterCertificationGroups(groups, initialFilters).groups[0]?.versions[0]?.id
  const version = versions.find((each) => each.id === selected) ?? versions[0]
  const shownId = version?.id
  const shownSelection: SelectedCertificationState =
    shownId === undefined || shownId === selected
      ? selection
      : shownId === first
        ? { state: 'static' }
        : { state: 'loading', id: shownId }
  // The page contains only the courses of its first certification. If a filter puts another certification first,
  // its courses are loaded.
  useEffect(() => {
    if (shownId !== undefined && shownId !== selected && shownId !== first)
      void showCertificationCourses(shownId)
  }, [shownId, selected, first])
  const listUrl = routes.overview(place, kind)
  const choose = (change: FilterValues) => {
    resetSelectedCertification()
    filterCertifications(change)
  }
  return (
    <>
      <Filters
        filters={certificationFilters}
        facets={narrowed.facets}
        chosen={chosen}
        total={narrowed.total}
        variant={place.variant}
        names={wireNameByFilter}
        address={listUrl}
        later={(run, milliseconds) => environment().later(run, milliseconds)}
        aside={false}
        onChange={choose}
      />
      <div className="mb-6">
        <ChosenFilters
          chosen={chosen}
          facets={narrowed.facets}
          urlOf={(next) => listUrl + formatFilterQuery(next, 1)}
          canClear
          onChoose={choose}
        />
      </div>
      <p role="status" className="sr">
        {t('certification:list.count', { count: narrowed.total })}
      </p>
      {versions.length === 0 && <p className="empty">{t('list:none')}</p>}
      <div className="split l wide">
        <VersionGroups
          place={place}
          groups={narrowed.groups}
          selected={shownId}
          onSelect={(id) => void selectCertification(id)}
        />
        {version && (
          <SelectedCertification
            place={place}
            version={version}
            selection={shownSelection}
            staticHtml={staticHtml.courses}
          />
        )}
      </div>
    </>
  )
}
