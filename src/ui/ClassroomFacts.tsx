import type { ClassroomSummary } from '../domain/classroom/classroom-summary.ts'
import { Mode } from './ClassroomRows.tsx'
import { SessionFacts } from './SessionFacts.tsx'

/** The way and the times of a published classroom. Speaks the area `classroom`. */
export const ClassroomFacts = ({ classroom }: { classroom: ClassroomSummary }) => (
  <SessionFacts
    session={classroom}
    where={<Mode classroom={classroom} />}
    online={!classroom.venue}
    live={false}
  />
)
