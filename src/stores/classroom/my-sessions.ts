import type { Failure, Result } from '../../api/result.ts'
import {
  cancelClassroom,
  cancelWorkshop,
  moveToOtherDate,
} from '../../contract/learning/classroom-enrolment.ts'
import { leavePracticalExam, moveToOtherExamDate } from '../../contract/learning/practical-exam-enrolment.ts'
import type { MyTraining } from '../../domain/schedule/my-training.ts'
import { environment } from '../../environment/environment.ts'
import { performAction } from '../action/action.ts'
import { refreshTrainingSessions } from '../my-learning/my-learning.ts'
import { reportUnreachable, showToast } from '../notice/notices.ts'

const signIn = 'enrolment:classroom.signIn'

const sendCancel = (training: MyTraining): Promise<Result<true>> => {
  const { api } = environment()
  if (training.kind === 'practicalExam')
    return api.call(leavePracticalExam, { practicalExamId: training.practicalExam.id })
  const request = { classroomId: training.classroom.id }
  return training.kind === 'classroom'
    ? api.call(cancelClassroom, request)
    : api.call(cancelWorkshop, request)
}

/** Cancels a seat in a session or a place on its waiting list. If the server refuses, a popup shows the reason. */
export const cancelMySeat = (training: MyTraining): Promise<void> =>
  performAction(signIn, async () => {
    const result = await sendCancel(training)
    if (result.ok)
      showToast(
        training.kind === 'practicalExam'
          ? 'enrolment:practicalExam.cancelled'
          : 'enrolment:classroom.cancelled',
      )
    else reportUnreachable(result.failure)
    await refreshTrainingSessions()
  })

/** Moves a seat to another date. Returns the failure that keeps the dialog open; null if the seat was moved. */
export async function moveMySeat(training: MyTraining, to: number): Promise<Failure | null> {
  let failure: Failure | null = null
  await performAction(signIn, async () => {
    const result = await sendMove(training, to)
    if (result.ok) showToast('notices:moved')
    else {
      failure = result.failure
      reportUnreachable(result.failure)
    }
    await refreshTrainingSessions()
  })
  return failure
}

const sendMove = (training: MyTraining, to: number): Promise<Result<unknown>> =>
  training.kind === 'practicalExam'
    ? environment().api.call(moveToOtherExamDate, {
        ...{ practicalExamId: training.practicalExam.id, toPracticalExamId: to },
      })
    : environment().api.call(moveToOtherDate, { classroomId: training.classroom.id, toClassroomId: to })
