import { findCourses } from '#src/contract/catalogue/course.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { saveProgress } from '#src/contract/learning/progress.ts'
import { type LoadRequest, toLoadRequest, withCookies } from '../../load/load-request.ts'
import { cookieOf, createSignInLink } from '../../load/partner.ts'
import { sendLoadRequest } from './traffic.ts'

/** Returns the HTTP request for a page. */
export const createPageRequest = (origin: string, path: string): LoadRequest => ({
  method: 'GET',
  url: `${origin}${path}`,
  headers: {},
})

/**
 * Returns the requests that are sent during the rollout: for pages, for a list, and a learner's POST, which a proxy
 * must not repeat.
 */
export async function createRolloutRequests(origin: string): Promise<LoadRequest[]> {
  const cookie = cookieOf((await sendLoadRequest(createSignInLink(origin))).cookies)
  const enrolment = toLoadRequest(origin, enrolInCourse, {
    id: 1,
    emailNotification: 'notSubscribed',
  } as never)
  await sendLoadRequest(withCookies(enrolment, cookie))
  const progress = { courseId: 1, chapterId: 101, position: 20 }
  return [
    createPageRequest(origin, '/eu'),
    createPageRequest(origin, '/eu/course/detail/1'),
    toLoadRequest(origin, findCourses, { page: 1, pageSize: 15 } as never),
    withCookies(toLoadRequest(origin, saveProgress, progress), cookie),
  ]
}
