import { useStore } from '@nanostores/react'
import type { CourseSummary } from '#src/domain/course/course.ts'
import { idleCamera } from '#src/drawings/pictures.ts'
import {
  $results,
  addressOfQuery,
  type CourseList,
  type CourseQuery,
  type CourseResults,
  emptyQuery,
  search,
} from '#src/stores/course-list.ts'
import { totalOf } from '#src/stores/list.ts'
import { CourseCards } from '#src/ui/CourseCards.tsx'
import { Failed } from '#src/ui/Failed.tsx'
import { Kept } from '#src/ui/Kept.tsx'
import { Pages } from '#src/ui/Pages.tsx'
import { useWords } from '#src/ui/Words.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import type { CourseListProps } from './props.ts'

interface ResultsProps extends CourseListProps {
  list: CourseList
  query: CourseQuery
  onChange: (change: Partial<CourseQuery>) => void
}

const shownOf = (results: CourseResults): readonly CourseSummary[] | null => {
  if (results.state === 'ready') return results.rows
  return results.state === 'loading' && results.rows.length > 0 ? results.rows : null
}

/**
 * The results of the course list: count, chosen filters, cards and pages. A failure never looks like an empty
 * list.
 */
export function Results(props: ResultsProps) {
  const { place, list, query, kept, onChange } = props
  const { t } = useWords()
  const results = useStore($results)
  if (results.state === 'failed')
    return (
      <Failed
        label={t('course-list:results')}
        text={t('course-list:failed')}
        retry={t('course-list:retry')}
        onRetry={() => void search(list)}
      />
    )
  const shown = shownOf(results)
  const total = totalOf(results, props.total)
  return (
    <section aria-label={t('course-list:results')} aria-busy={results.state === 'loading' || undefined}>
      <div className="row between results-head">
        <p role="status">
          <b className="num">{t('course-list:count', { count: total })}</b>
        </p>
        <ActiveFilters {...props} />
      </div>
      {results.state === 'ready' && results.rows.length === 0 ? (
        <Empty onClear={() => onChange(emptyQuery)} />
      ) : shown ? (
        <CourseCards courses={shown} place={place} />
      ) : (
        <Kept name="results" html={kept.results} />
      )}
      <Pages
        page={results.state === 'static' ? props.page : query.page}
        pages={Math.ceil(total / list.pageSize)}
        addressOf={(page) => addressOfQuery(list, { ...query, page })}
        onChange={(page) => onChange({ page })}
      />
    </section>
  )
}

function Empty({ onClear }: { onClear: () => void }) {
  const { t } = useWords()
  return (
    <div className="empty">
      <svg
        className="pic"
        viewBox="0 0 120 84"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
        dangerouslySetInnerHTML={{ __html: idleCamera }}
      />
      <h2 className="t20">{t('course-list:noneTitle')}</h2>
      <p>{t('course-list:none')}</p>
      <button type="button" className="btn sec2" onClick={onClear}>
        {t('course-list:clearAll')}
      </button>
    </div>
  )
}
