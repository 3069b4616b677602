import { tongueOf } from '#src/i18n/tongue.ts'
import type { PracticalExamSummary } from '../domain/practical-exam/practical-exam.ts'
import { Icon } from './Icon.tsx'
import { SessionRow } from './SessionRow.tsx'
import { useWords } from './Words.tsx'

/** A date of a practical exam in a list, as components/practical-exam/ExamRow.astro draws it. */
export function ExamRow({ exam, href }: { exam: PracticalExamSummary; href: string }) {
  const { spoken } = useWords()
  const where = (
    <li {...tongueOf(exam, spoken)}>
      <Icon name="pin" />
      {exam.location}
    </li>
  )
  return <SessionRow session={exam} href={href} level="h3" where={where} />
}
