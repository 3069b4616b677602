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
import { queryOf } from '#src/query/filter.ts'
import { type Place, routes } from '#src/routes.ts'
import {
  $selection,
  type CourseListSelection,
  openSelection,
  resetSelection,
  selectCertification,
  showCourses,
} from '#src/stores/certification/certification-course.ts'
import {
  $listFilters,
  chooseCertifications,
  openCertifications,
} from '#src/stores/certification/certification-list.ts'
import { ChosenFilters } from '#src/ui/ChosenFilters.tsx'
import { Filters } from '#src/ui/Filters.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { ReleaseGroups } from './ReleaseGroups.tsx'
import { SelectedCertification } from './SelectedCertification.tsx'

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
  const selection = useStore($selection)
  const initialFilters = props.chosen ?? {}
  const chosen = useStore($listFilters) ?? initialFilters
  useEffect(() => openCertifications(fields), [fields])
  const narrowed = filterCertificationGroups(groups, chosen)
  const releases = narrowed.groups.flatMap((group) =>
    group.releases.flatMap((release) => [release, ...release.older]),
  )
  useEffect(
    () =>
      openSelection(
        groups.flatMap((group) =>
          group.releases.flatMap(({ id, older }) => [id, ...older.map((each) => each.id)]),
        ),
      ),
    [groups],
  )
  const selected = selection.state === 'static' ? undefined : selection.id
  const first = filterCertificationGroups(groups, initialFilters).groups[0]?.releases[0]?.id
  const release = releases.find((each) => each.id === selected) ?? releases[0]
  const shownId = release?.id
  const shownSelection: CourseListSelection =
    shownId === undefined || shownId === selected
      ? selection
      : shownId === first
        ? { state: 'static' }
        : { state: 'loading', id: shownId }
  // The page contains only the courses of its first certification. If a filter puts another certification first,
  // its courses are loaded.
  useEffect(() => {
    if (shownId !== undefined && shownId !== selected && shownId !== first) void showCourses(shownId)
  }, [shownId, selected, first])
  const listUrl = routes.overview(place, kind)
  const choose = (change: FilterValues) => {
    resetSelection()
    chooseCertifications(change)
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
        later={(act, milliseconds) => environment().later(act, milliseconds)}
        aside={false}
        onChange={choose}
      />
      <div className="mb-6">
        <ChosenFilters
          chosen={chosen}
          facets={narrowed.facets}
          urlOf={(next) => listUrl + queryOf(next, 1)}
          canClear
          onChoose={choose}
        />
      </div>
      <p role="status" className="sr">
        {t('certification:list.count', { count: narrowed.total })}
      </p>
      {releases.length === 0 && <p className="empty">{t('list:none')}</p>}
      <div className="split l wide">
        <ReleaseGroups
          place={place}
          groups={narrowed.groups}
          selected={shownId}
          onSelect={(id) => void selectCertification(id)}
        />
        {release && (
          <SelectedCertification
            place={place}
            release={release}
            selection={shownSelection}
            staticHtml={staticHtml.courses}
          />
        )}
      </div>
    </>
  )
}
