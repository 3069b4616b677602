import { atom } from 'nanostores'
import { findMyTrainings } from '../../contract/learning/my-training.ts'
import { saveExamRecord } from '../../contract/learning/practical-exam-enrolment.ts'
import type { Certification } from '../../domain/certification/certification.ts'
import type { PracticalExamSummary } from '../../domain/practical-exam/practical-exam.ts'
import { canSeeTask, findExamForRecord } from '../../domain/practical-exam/task-panel.ts'
import { environment } from '../../environment/environment.ts'
import { type Place, routes } from '../../routes.ts'
import { performAction } from '../action/action.ts'
import { liveCertification } from '../certification/certification.ts'
import { openSignInDialog, reportUnreachable, showToast } from '../notice/notices.ts'
import { liveItemOf } from '../resource/live.ts'
import { loadSession } from '../session/session.ts'

/** The state of the page that shows the task of a practical exam. The state depends on the learner's rights. */
export type TaskPage =
  | { state: 'loading' | 'failed' | 'missing' | 'signedOut' | 'noAccess' }
  | { state: 'shown'; certification: Certification; exam: PracticalExamSummary | undefined }

export const $task = atom<TaskPage>({ state: 'loading' })

const signIn = 'enrolment:practicalExam.signInForTask'
/** The page size of lists: the maximum of the API. */
const pageSize = 128

/** Returns the id of the certification in the page's URL; undefined if there is none. */
export function certificationInUrl(): number | undefined {
  const [, id] = /\/practical-exam-task\/(\d{1,9})(?:[?#]|$)/.exec(environment().navigation.current()) ?? []
  return id === undefined ? undefined : Number(id)
}

/**
 * Loads the task. For an anonymous visitor the sign-in dialog opens; a learner without access sees the reason.
 * Specification 1, section 4.
 */
export async function openTask(): Promise<void> {
  const id = certificationInUrl()
  if (id === undefined) return $task.set({ state: 'missing' })
  const session = await loadSession()
  if (session.state === 'failed') return $task.set({ state: 'failed' })
  if (session.state !== 'signedIn') {
    $task.set({ state: 'signedOut' })
    return openSignInDialog(signIn)
  }
  await loadTask(id)
}

async function loadTask(id: number): Promise<void> {
  const [, mine] = await Promise.all([
    liveCertification.load(id),
    environment().api.call(findMyTrainings, { pageSize }),
  ])
  const found = liveItemOf(liveCertification.$live.get())
  if (!found || !mine.ok) return $task.set({ state: 'failed' })
  const exams = mine.value.rows.flatMap((row) => (row.kind === 'practicalExam' ? [row.practicalExam] : []))
  const ownExams = exams.filter((exam) => exam.certificationId === id)
  const seen = canSeeTask(
    found,
    ownExams.map((exam) => exam.own.status),
  )
  $task.set(
    seen
      ? { state: 'shown', certification: found, exam: findExamForRecord(ownExams) }
      : { state: 'noAccess' },
  )
}

export const openSignInDialogAgain = (): void => openSignInDialog(signIn)

/** Opens the page of the task's certification. */
export const openCertificationOfTask = (place: Place): void => {
  const id = certificationInUrl()
  environment().navigation.go(id === undefined ? routes.home(place) : routes.certification(place, id))
}

/** Submits a record of practical work by its link and password. The record can be replaced until it is graded. */
export const submitRecord = (exam: PracticalExamSummary, link: string, password: string): Promise<void> =>
  performAction(signIn, async () => {
    const result = await environment().api.call(saveExamRecord, {
      enrolmentId: exam.own.enrolmentId ?? 0,
      recordLink: link,
      ...(password && { recordPassword: password }),
    })
    if (!result.ok) return reportUnreachable(result.failure)
    showToast('enrolment:practicalExam.recordSaved')
    await loadTask(exam.certificationId)
  })
