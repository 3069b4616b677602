import { type ListedExam, Venue } from './ExamRows.tsx'
import { SessionFacts } from './SessionFacts.tsx'

/** The venue and the times of an exam date. Uses the message namespace `classroom`. */
export const ExamFacts = ({ exam }: { exam: ListedExam }) => (
  <SessionFacts session={exam} where={<Venue exam={exam} />} online={false} live={false} />
)
