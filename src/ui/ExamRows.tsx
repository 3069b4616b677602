import type { PracticalExamSummary } from '../domain/practical-exam/practical-exam.ts'
import { langAttributesOf } from '../i18n/lang-attributes.ts'
import { type Place, routes } from '../routes.ts'
import { Icon } from './Icon.tsx'
import { SessionRow } from './SessionRow.tsx'
import { useTranslation } from './TranslationContext.tsx'

/** A date of a practical exam, with its free seats if they are loaded; published pages do not have them. */
export type ListedExam = Omit<PracticalExamSummary, 'seatsLeft' | 'state' | 'own'> & { seatsLeft?: number }

/** The location of an exam: the first entry in the list of its details. */
export function Venue({ exam }: { exam: Pick<ListedExam, 'language' | 'location'> }) {
  const { locale } = useTranslation()
  return (
    <li {...langAttributesOf(exam, locale)}>
      <Icon name="pin" />
      {exam.location}
    </li>
  )
}

/** A date of a practical exam in a list. Practical exams are onsite, so the times are in the venue's zone. */
export function ExamRow({ exam, place }: { exam: ListedExam; place: Place }) {
  return (
    <SessionRow
      of="practicalExam"
      session={exam}
      href={routes.practicalExam(place, exam.id)}
      level="h3"
      where={<Venue exam={exam} />}
    />
  )
}

/** The dates of a practical exam. Uses the message namespaces `classroom` and `price`. */
export function ExamRows({ exams, place }: { exams: readonly ListedExam[]; place: Place }) {
  return (
    <ul className="panel tight rows r3">
      {exams.map((exam) => (
        <ExamRow key={exam.id} exam={exam} place={place} />
      ))}
    </ul>
  )
}
