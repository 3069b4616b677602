import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { getPoolQuestionCounts } from '#src/contract/publishing/question-bank.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router } from '../../address/router.ts'
import { FailedPanel } from '../../components/FailedPanel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useCall } from '../../components/use-call.ts'
import { usePageTitle } from '../../components/use-title.ts'
import { NotFound } from '../NotFound.tsx'
import { PoolResults } from './PoolResults.tsx'
import { questionNameInUrl } from './QuestionCells.tsx'
import { QuestionFilterBar } from './QuestionFilterBar.tsx'
import { QuestionTable } from './QuestionTable.tsx'
import { filterTableRows, parseQuestionFilter, tableRowsOfStatistics } from './question-filter.ts'
import { ReviewerQuestion } from './ReviewerQuestion.tsx'
import { useStatistics } from './use-statistics.ts'

/**
 * The view of a pool for a reviewer: the statistics of its published questions, and the button to exclude a
 * question from scoring. The document of the pool is not loaded, because only editors may read it.
 */
export default function ReviewerPoolView({ id }: { id: number }) {
  const { t } = useTranslation()
  const { search = {} } = useStore($router) ?? {}
  const { question: opened } = search as Record<string, string | undefined>
  const filter = parseQuestionFilter(search)
  const { value: pools, failure: poolFailure } = useCall(getPoolQuestionCounts, { ids: [id] })
  const { value: statistics, failure, reload } = useStatistics(id, filter)
  const failed = failure ?? poolFailure
  const lines = useMemo(() => tableRowsOfStatistics(statistics ?? []), [statistics])
  const shown = filterTableRows(lines, filter)
  const line = opened === undefined ? undefined : lines.find((each) => questionNameInUrl(each) === opened)
  const title = pools?.[0]?.title || t('questions:pool')
  usePageTitle(line ? `${line.text} · ${title}` : title, title)
  if (pools?.length === 0) return <NotFound />
  return (
    <div className="dm">
      <div className="ph">
        <h1 className="h1">
          <bdi>{title}</bdi>
        </h1>
        {statistics && <span className="muted num">{t('questions:count', { count: lines.length })}</span>}
      </div>
      <div className="stk">
        {failed && <FailedPanel failure={failed} onRetry={reload} />}
        {!statistics && !failure && <Skeleton lines={12} />}
        {line ? (
          <ReviewerQuestion key={line.index} poolId={id} line={line} onScored={reload} />
        ) : (
          <>
            <QuestionFilterBar poolId={id} filter={filter} topics={[]} isReviewed />
            <PoolResults poolId={id} filter={filter} lines={lines} />
            {opened !== undefined && statistics && (
              <div className="note warn" role="alert">
                <div>{t('questions:noQuestion', { question: opened })}</div>
              </div>
            )}
            {shown.length > 0 && (
              <QuestionTable poolId={id} lines={shown} all={lines.length} filter={filter} topics={[]} />
            )}
            {statistics && shown.length === 0 && (
              <div className="empty">
                <p>{t('questions:noMatch')}</p>
              </div>
            )}
          </>
        )}
      </div>
    </div>
  )
}
