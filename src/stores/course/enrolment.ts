import { enrolInCourse } from '../../contract/learning/enrolment.ts'
import type { RegistrationStatus } from '../../domain/enrolment/enrolment.ts'
import { environment } from '../../environment/environment.ts'
import { performAction } from '../action/action.ts'
import { showToast } from '../notice/notices.ts'
import { liveItemOf } from '../resource/live.ts'
import { liveCourse } from './course.ts'

type EnrollableCourse = { id: number; contentType: 'course' | 'video' }

export const signInToEnrolKey = 'enrolment:signInToEnrol'

/** Loads the course again, so that all islands of the page (player, chapters, enrolment) show the same state. */
async function reloadCourse(id: number): Promise<void> {
  await liveCourse.reload(id)
  if (liveCourse.$live.get().state === 'failed') showToast('enrolment:unreachable')
}

/**
 * Sets the course's registration status to the status in the response to an enrolment, because an enrolment changes
 * nothing else. If the course has not been loaded for this learner yet, loads the course instead.
 */
export async function showRegistrationStatus(id: number, status: RegistrationStatus): Promise<void> {
  if (liveItemOf(liveCourse.$live.get())?.id === id) liveCourse.change({ registrationStatus: status })
  else await reloadCourse(id)
}

/**
 * Enrols in a course. For an anonymous visitor opens the sign-in dialog. If the server refuses, a popup shows the
 * reason.
 */
export const enrolByCourse = ({ id, contentType }: EnrollableCourse): Promise<void> =>
  performAction(signInToEnrolKey, async () => {
    const request = { id, contentType, emailNotification: 'notSubscribed' } as const
    const result = await environment().api.call(enrolInCourse, request)
    if (result.ok) {
      showToast(result.value.status === 'audited' ? 'enrolment:enrolled' : 'enrolment:underReview')
      return showRegistrationStatus(id, result.value.status)
    }
    if (result.failure.kind !== 'refused') return showToast('enrolment:unreachable')
    await reloadCourse(id)
  })
