import type { PracticalExamCard } from '../../domain/practical-exam/practical-exam.ts'
import { type Place, routes } from '../../routes.ts'
import type { Results } from '../../stores/list.ts'
import { ExamRow } from '../../ui/ExamRow.tsx'
import { useWords } from '../../ui/Words.tsx'

interface CardsProps {
  place: Place
  results: Exclude<Results<PracticalExamCard>, { state: 'failed' }>
  kept: string | undefined
  onClear: () => void
}

/** The dates of each certification; until the first answer those of the page. */
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
        <section key={card.certification} className="stack gap-3">
          <h2 className="t24">
            <a href={routes.certification(place, card.certification)}>{card.certificationName}</a>
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
