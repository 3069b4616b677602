import type { Failure, Result } from '../../api/result.ts'
import {
  cancelClassroom,
  cancelWorkshop,
  moveToOtherDate,
} from '../../contract/learning/classroom-enrolment.ts'
import { leavePracticalExam, moveToOtherExamDate } from '../../contract/learning/practical-exam-enrolment.ts'
import type { MyTraining } from '../../domain/schedule/my-training.ts'
import { environment } from '../../environment/environment.ts'
import { act } from '../act/act.ts'
import { refreshSessions } from '../my-learning/my-learning.ts'
import { reportUnreachable, toast } from '../notice/notices.ts'

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

/** Moves a place to another date. Answers the failure that leaves the dialog open. */
export async function moveSession(of: MyTraining, to: number): Promise<Failure | null> {
  let failure: Failure | null = null
  await act(signIn, async () => {
    const answer = await sendMove(of, to)
    if (answer.ok) toast('notices:moved')
    else {
      failure = answer.failure
      reportUnreachable(answer.failure)
    }
    await refreshSessions()
  })
  return failure
}

const sendMove = (of: MyTraining, to: number): Promise<Result<unknown>> =>
  of.kind === 'practicalExam'
    ? environment().api.call(moveToOtherExamDate, {
        ...{ practicalExamId: of.practicalExam.id, toPracticalExamId: to },
      })
    : environment().api.call(moveToOtherDate, { classroomId: of.classroom.id, toClassroomId: to })
