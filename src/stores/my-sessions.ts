import type { Failure, Result } from '../api/result.ts'
import {
  cancelClassroom,
  cancelWorkshop,
  findOtherDates,
  moveToOtherDate,
} from '../contract/classroom-enrolment.ts'
import { leavePracticalExam } from '../contract/practical-exam-enrolment.ts'
import type { OtherDate } from '../domain/classroom/other-date.ts'
import type { MyTraining } from '../domain/schedule/my-training.ts'
import { environment } from '../environment/environment.ts'
import { act } from './act.ts'
import { refreshSessions } from './my-learning.ts'
import { reportUnreachable, toast } from './notices.ts'

const signIn = 'enrolment:classroom.signIn'

const cancelOf = (of: MyTraining): Promise<Result<true>> => {
  const { api } = environment()
  if (of.kind === 'practicalExam')
    return api.call(leavePracticalExam, { practicalExamId: of.practicalExam.id })
  const wish = { classroomId: of.classroom.id }
  return of.kind === 'classroom' ? api.call(cancelClassroom, wish) : api.call(cancelWorkshop, wish)
}

/** Gives a place in a session back, or on its waiting list; a refusal says why in the popup. */
export const cancelSession = (of: MyTraining): Promise<void> =>
  act(signIn, async () => {
    const answer = await cancelOf(of)
    if (answer.ok)
      toast(
        of.kind === 'practicalExam' ? 'enrolment:practicalExam.cancelled' : 'enrolment:classroom.cancelled',
      )
    else reportUnreachable(answer.failure)
    await refreshSessions()
  })

/** The dates that a learner may move to from a classroom; null where they could not be asked. */
export async function otherDatesOf(classroomId: number): Promise<OtherDate[] | null> {
  const answer = await environment().api.call(findOtherDates, { classroomId })
  return answer.ok ? answer.value : null
}

/** Moves a seat to another date. Answers the failure that leaves the dialog open. */
export async function moveSession(classroomId: number, toClassroomId: number): Promise<Failure | null> {
  let failure: Failure | null = null
  await act(signIn, async () => {
    const answer = await environment().api.call(moveToOtherDate, { classroomId, toClassroomId })
    if (answer.ok) toast('notices:moved')
    else {
      failure = answer.failure
      reportUnreachable(answer.failure)
    }
    await refreshSessions()
  })
  return failure
}
