import { atom } from 'nanostores'
import { enrolInCourse } from '../contract/enrolment.ts'
import { environment } from '../environment/environment.ts'
import { $course, loadCourse } from './course.ts'
import { askToSignIn, toast } from './notices.ts'
import { loadSession } from './session.ts'

/** True from the click until 1 second after the answer: clicks in between are ignored. Specification 1, section 4. */
export const $enrolling = atom(false)

const lockReleasedAfter = 1000

/**
 * Enrols in a course, or asks to sign in. After success the course is asked again, so that player, chapters and panel
 * show the same; a refusal says why in the popup and shows what is true now.
 */
export async function enrol(course: { id: number; contentType: 'course' | 'video' }): Promise<void> {
  if ($enrolling.get()) return
  $enrolling.set(true)
  try {
    const session = await loadSession()
    if (session.state === 'anonymous') return askToSignIn('enrolment:signInToEnrol')
    if (session.state === 'failed') return toast('enrolment:unreachable')
    await send(course)
  } finally {
    environment().later(() => $enrolling.set(false), lockReleasedAfter)
  }
}

async function send(course: { id: number; contentType: 'course' | 'video' }): Promise<void> {
  const answer = await environment().api.call(enrolInCourse, {
    relationId: course.id,
    emailNotificationStatus: 'notSubscribed',
    courseType: course.contentType,
  })
  if (answer.ok) toast(answer.value.status === 'audited' ? 'enrolment:enrolled' : 'enrolment:underReview')
  else if (answer.failure.kind !== 'refused') return toast('enrolment:unreachable')
  await loadCourse(course.id)
  if ($course.get().state === 'failed') toast('enrolment:unreachable')
}
