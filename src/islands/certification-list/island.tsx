import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { CertificationGroup } from '#src/domain/certification/certification.ts'
import type { Place } from '#src/routes.ts'
import { $selection, openSelection, select } from '#src/stores/certification-course.ts'
import { Groups } from './Groups.tsx'
import { Selected } from './Selected.tsx'

export const areas = ['certification', 'course', 'home', 'enrolment', 'comparison'] as const

interface CertificationListProps {
  place: Place
  groups: readonly CertificationGroup[]
  /** The page's markup of the first certification's courses. */
  kept: { courses?: string }
}

/** The certifications of a programme by type, and the courses of the selected one. Specification 1, section 2. */
export default function CertificationList({ place, groups, kept }: CertificationListProps) {
  const selection = useStore($selection)
  const releases = groups.flatMap((group) => group.releases.flatMap((release) => [release, ...release.older]))
  useEffect(
    () =>
      openSelection(
        groups.flatMap((group) =>
          group.releases.flatMap(({ id, older }) => [id, ...older.map((each) => each.id)]),
        ),
      ),
    [groups],
  )
  const id = selection.state === 'static' ? releases[0]?.id : selection.id
  const release = releases.find((each) => each.id === id)
  return (
    <div className="split l wide">
      <Groups place={place} groups={groups} selected={id} onSelect={(chosen) => void select(chosen)} />
      {release && <Selected place={place} release={release} selection={selection} kept={kept.courses} />}
    </div>
  )
}
