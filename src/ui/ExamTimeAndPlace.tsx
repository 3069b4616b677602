import { type ListedExam, Venue } from './ExamRows.tsx'
import { SessionTimeAndPlace } from './SessionTimeAndPlace.tsx'

/** The venue and the times of an exam date. Uses the message namespace `classroom`. */
export const ExamTimeAndPlace = ({ exam }: { exam: ListedExam }) => (
  <SessionTimeAndPlace session={exam} where={<Venue exam={exam} />} online={false} live={false} />
)
