import type { ClassroomSummary } from '../domain/classroom/classroom-summary.ts'
import { ClassroomModeAndVenue } from './ClassroomRows.tsx'
import { SessionTimeAndPlace } from './SessionTimeAndPlace.tsx'

/** The mode, the place and the times of a published classroom. Uses the message namespace `classroom`. */
export const ClassroomTimeAndPlace = ({ classroom }: { classroom: ClassroomSummary }) => (
  <SessionTimeAndPlace
    session={classroom}
    where={<ClassroomModeAndVenue classroom={classroom} />}
    online={!classroom.venue}
    live={false}
  />
)
