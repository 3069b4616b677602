import { getScoreDistribution } from '#src/contract/publishing/question-statistics.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { formatPercent } from '../../components/format-time.ts'
import { useCall } from '../../components/use-call.ts'
import { QuestionScatterPlot } from './QuestionScatterPlot.tsx'
import type { QuestionFilter, QuestionTableRow } from './question-filter.ts'
import { ScoreChart } from './ScoreChart.tsx'
import { papersOfFilter } from './use-statistics.ts'

interface PoolResultsProps {
  poolId: number
  filter: QuestionFilter
  lines: readonly QuestionTableRow[]
}

/**
 * The results of a pool's exam papers in one line, which expands to the plots of the scores and of the questions.
 */
export function PoolResults({ poolId, filter, lines }: PoolResultsProps) {
  const { t } = useTranslation()
  const { value } = useCall(getScoreDistribution, papersOfFilter(poolId, filter))
  if (!value) return null
  const { papers, passed, median } = value
  if (papers === 0) return <p className="meta">{t('questions:noPapers')}</p>
  const summary = { count: papers, percent: formatPercent(passed / papers), median: median ?? 0 }
  return (
    <details className="pn pool-results">
      <summary>
        <h2 className="h2">{t('questions:results')}</h2>
        <span className="meta num">{t('questions:resultsLine', summary)}</span>
      </summary>
      <div className="plots">
        <ScoreChart distribution={value} />
        <QuestionScatterPlot poolId={poolId} lines={lines} />
      </div>
    </details>
  )
}
