import { enrolInCourse } from '../contract/enrolment.ts'
import { environment } from '../environment/environment.ts'
import { act } from './act.ts'
import { $course, loadCourse } from './course.ts'
import { toast } from './notices.ts'

type Enrolling = { id: number; contentType: 'course' | 'video' }

export const signInToEnrol = 'enrolment:signInToEnrol'

/** The course as it is now, so that player, chapters and panel show the same. */
export async function showNow(id: number): Promise<void> {
  await loadCourse(id)
  if ($course.get().state === 'failed') toast('enrolment:unreachable')
}

/** Enrols in a course, or asks to sign in; a refusal says why in the popup. */
export const enrol = (course: Enrolling): Promise<void> =>
  act(signInToEnrol, async () => {
    const answer = await environment().api.call(enrolInCourse, {
      relationId: course.id,
      emailNotificationStatus: 'notSubscribed',
      courseType: course.contentType,
    })
    if (answer.ok) toast(answer.value.status === 'audited' ? 'enrolment:enrolled' : 'enrolment:underReview')
    else if (answer.failure.kind !== 'refused') return toast('enrolment:unreachable')
    await showNow(course.id)
  })
