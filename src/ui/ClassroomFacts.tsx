import type { ClassroomSummary } from '../domain/classroom/classroom-summary.ts'
import { ClassroomModeFacts } from './ClassroomRows.tsx'
import { SessionFacts } from './SessionFacts.tsx'

/** The mode and the times of a published classroom. Uses the message namespace `classroom`. */
export const ClassroomFacts = ({ classroom }: { classroom: ClassroomSummary }) => (
  <SessionFacts
    session={classroom}
    where={<ClassroomModeFacts classroom={classroom} />}
    online={!classroom.venue}
    live={false}
  />
)
