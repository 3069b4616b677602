import type { PracticalExamCard } from '#src/domain/practical-exam/practical-exam.ts'
import { type Place, routes } from '#src/routes.ts'
import type { Results } from '#src/stores/list.ts'
import { ExamRow } from '#src/ui/ExamRow.tsx'
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own dates
    return <div className="stack gap-8" dangerouslySetInnerHTML={{ __html: kept ?? '' }} />
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
    <div className="stack gap-8" aria-busy={results.state === 'loading'}>
      {results.rows.map((card) => (
        <section key={card.certificationId} className="stack gap-3">
          <h2 className="t24">
            <a href={routes.certification(place, card.certificationId)}>{card.certificationName}</a>
          </h2>
          <ul className="panel tight rows r3">
            {card.exams.map((exam) => (
              <ExamRow key={exam.id} exam={exam} href={routes.practicalExam(place, exam.id)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
