import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { type Place, routes } from '#src/routes.ts'
import { examList } from '#src/stores/practical-exam-list.ts'
import { Failed } from '#src/ui/Failed.tsx'
import { FilterChoice } from '#src/ui/FilterChoice.tsx'
import { useWords } from '#src/ui/Words.tsx'
import { Cards } from './Cards.tsx'

export const areas = ['list', 'classroom', 'practical-exam', 'enrolment', 'price'] as const

interface PracticalExamListProps {
  place: Place
  regions: readonly { value: string; text: string }[]
  /** The markup of all dates, as they were published. */
  kept: { results?: string }
  /** The fields of the static form when it woke the island. */
  fields?: Record<string, string>
}

/**
 * The dates of practical exams by certification, filtered by a region, which stands in the URL. Specification
 * 1, section 2.
 */
export default function PracticalExamList({ place, regions, kept, fields }: PracticalExamListProps) {
  const { t } = useWords()
  const { regionId } = useStore(examList.$query)
  const results = useStore(examList.$results)
  const of = useMemo(() => ({ address: routes.practicalExams(place) }), [place])
  useEffect(() => examList.open(of, fields), [of, fields])
  const choose = (chosen: string) => examList.choose(of, { regionId: chosen })
  return (
    <>
      <form
        className="row filter-row needs-script"
        data-act="filter"
        aria-label={t('list:filters')}
        onSubmit={(event) => event.preventDefault()}
      >
        <FilterChoice
          name="regionId"
          label={t('list:region')}
          all={t('practical-exam:allCountries')}
          value={regionId}
          options={regions}
          onChange={choose}
        />
        <button className="btn sec2" type="submit">
          {t('list:show')}
        </button>
      </form>
      {results.state === 'failed' ? (
        <Failed
          text={t('list:failed')}
          retry={t('enrolment:retry')}
          onRetry={() => void examList.search(of)}
        />
      ) : (
        <Cards place={place} results={results} kept={kept.results} onClear={() => choose('')} />
      )}
    </>
  )
}
