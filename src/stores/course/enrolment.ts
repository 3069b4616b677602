import { enrolInCourse } from '../../contract/learning/enrolment.ts'
import type { RegistrationStatus } from '../../domain/enrolment/enrolment.ts'
import { environment } from '../../environment/environment.ts'
import { performAction } from '../action/action.ts'
import { toast } from '../notice/notices.ts'
import { liveItemOf } from '../resource/live.ts'
import { liveCourse } from './course.ts'

type EnrollableCourse = { id: number; contentType: 'course' | 'video' }

export const signInNotice = 'enrolment:signInToEnrol'

/** Loads the course again, so that player, chapters and panel show the same state. */
async function reloadCourse(id: number): Promise<void> {
  await liveCourse.load(id)
  if (liveCourse.$live.get().state === 'failed') toast('enrolment:unreachable')
}

/**
 * Shows the registration status of an answer; enrolling changes nothing else of the course. Loads a course that is
 * not loaded for this learner yet, because its watched chapters are unknown too.
 */
export async function showRegistrationStatus(id: number, status: RegistrationStatus): Promise<void> {
  if (liveItemOf(liveCourse.$live.get())?.id === id) liveCourse.change({ registrationStatus: status })
  else await reloadCourse(id)
}

/** Enrols in a course, or opens the dialog to sign in; a refusal opens the popup. */
export const enrolByCourse = ({ id, contentType }: EnrollableCourse): Promise<void> =>
  performAction(signInNotice, async () => {
    const request = { id, contentType, emailNotification: 'notSubscribed' } as const
    const answer = await environment().api.call(enrolInCourse, request)
    if (answer.ok) {
      toast(answer.value.status === 'audited' ? 'enrolment:enrolled' : 'enrolment:underReview')
      return showRegistrationStatus(id, answer.value.status)
    }
    if (answer.failure.kind !== 'refused') return toast('enrolment:unreachable')
    await reloadCourse(id)
  })
