import type { PracticalExamCard } from '#src/domain/practical-exam/practical-exam.ts'
import type { Place } from '#src/routes.ts'
import type { Results } from '#src/stores/list.ts'
import { ExamCards } from '#src/ui/ExamCards.tsx'
import { Kept } from '#src/ui/Kept.tsx'
import { useWords } from '#src/ui/Words.tsx'

interface CardsProps {
  place: Place
  results: Exclude<Results<PracticalExamCard>, { state: 'failed' }>
  kept: string | undefined
  onClear: () => void
}

/** The dates of each certification; until the first answer the page's own markup. */
export function Cards({ place, results, kept, onClear }: CardsProps) {
  const { t } = useWords()
  if (results.state === 'static' || (results.state === 'loading' && results.rows.length === 0))
    return <Kept className="stack gap-8" name="results" html={kept} />
  if (results.rows.length === 0)
    return (
      <div className="empty">
        <p role="status">{t('list:none')}</p>
        <button type="button" className="btn sec2" onClick={onClear}>
          {t('list:clear')}
        </button>
      </div>
    )
  return (
    <div className="stack gap-8" aria-busy={results.state === 'loading' || undefined}>
      <ExamCards cards={results.rows} place={place} />
    </div>
  )
}
