import { enrolInCourse } from '../../contract/learning/enrolment.ts'
import type { RegistrationStatus } from '../../domain/enrolment/enrolment.ts'
import { environment } from '../../environment/environment.ts'
import { act } from '../act/act.ts'
import { toast } from '../notice/notices.ts'
import { liveItemOf } from '../resource/live.ts'
import { liveCourse } from './course.ts'

type Enrolling = { id: number; contentType: 'course' | 'video' }

export const signInNotice = 'enrolment:signInToEnrol'

/** Asks for the course again, so that player, chapters and panel show the same. */
async function showNow(id: number): Promise<void> {
  await liveCourse.load(id)
  if (liveCourse.$live.get().state === 'failed') toast('enrolment:unreachable')
}

/**
 * Shows the status that an answer told: enrolling changes nothing else of the course. Where the course was
 * not asked for this learner yet, it is asked now, since the watched chapters are not known either.
 */
export async function showRegistered(id: number, status: RegistrationStatus): Promise<void> {
  if (liveItemOf(liveCourse.$live.get())?.id === id) liveCourse.change({ registrationStatus: status })
  else await showNow(id)
}

/** Enrols in a course, or asks to sign in; a refusal says why in the popup. */
export const enrolByCourse = ({ id, contentType }: Enrolling): Promise<void> =>
  act(signInNotice, async () => {
    const wish = { id, contentType, emailNotification: 'notSubscribed' } as const
    const answer = await environment().api.call(enrolInCourse, wish)
    if (answer.ok) {
      toast(answer.value.status === 'audited' ? 'enrolment:enrolled' : 'enrolment:underReview')
      return showRegistered(id, answer.value.status)
    }
    if (answer.failure.kind !== 'refused') return toast('enrolment:unreachable')
    await showNow(id)
  })
