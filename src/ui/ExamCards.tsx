import { type Place, routes } from '../routes.ts'
import { ExamRows, type ListedExam } from './ExamRows.tsx'

/** The dates of a certification's practical exam. */
export interface CertificationExams {
  certificationId: number
  certificationName: string
  exams: readonly ListedExam[]
}

/** The dates of practical exams by certification. Uses the message namespace `classroom`. */
export function ExamCards({ cards, place }: { cards: readonly CertificationExams[]; place: Place }) {
  return (
    <div className="stack gap-8">
      {cards.map(({ certificationId, certificationName, exams }) => (
        <section key={certificationId} className="stack gap-3">
          <h2 className="t24">
            <a href={routes.certification(place, certificationId)}>{certificationName}</a>
          </h2>
          <ExamRows exams={exams} place={place} />
        </section>
      ))}
    </div>
  )
}
