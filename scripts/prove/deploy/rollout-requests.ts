import { findCourses } from '#src/contract/catalogue/course.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { saveProgress } from '#src/contract/learning/progress.ts'
import { asSomebody, type LoadRequest, toLoadRequest } from '../../load/load-request.ts'
import { cookieOf, signOnLink } from '../../load/partner.ts'
import { ask } from './traffic.ts'

/** Returns the request for a page. */
export const page = (origin: string, path: string): LoadRequest => ({
  method: 'GET',
  url: `${origin}${path}`,
  headers: {},
})

/** Returns the requests that are sent during the rollout: pages, a list, and a learner's POST, which must not be repeated. */
export async function listRequests(origin: string): Promise<LoadRequest[]> {
  const cookie = cookieOf((await ask(signOnLink(origin))).cookies)
  const enrolment = toLoadRequest(origin, enrolInCourse, {
    id: 1,
    emailNotification: 'notSubscribed',
  } as never)
  await ask(asSomebody(enrolment, cookie))
  const progress = { courseId: 1, chapterId: 101, position: 20 }
  return [
    page(origin, '/eu'),
    page(origin, '/eu/course/detail/1'),
    toLoadRequest(origin, findCourses, { page: 1, pageSize: 15 } as never),
    asSomebody(toLoadRequest(origin, saveProgress, progress), cookie),
  ]
}
