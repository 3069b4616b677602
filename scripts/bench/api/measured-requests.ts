import { createApi } from '#src/api/create-api.ts'
import { findCourses, getCourse } from '#src/contract/catalogue/course.ts'
import { search } from '#src/contract/catalogue/search.ts'
import { getSession } from '#src/contract/identity/session.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { saveProgress } from '#src/contract/learning/progress.ts'
import { unwrapOrThrow } from '../../api-client/operator-api.ts'
import { type LoadRequest, toLoadRequest, withCookies } from '../../load/load-request.ts'
import { cookieOf, createSignInLink } from '../../load/partner.ts'

/**
 * The name of a measured request, and its variants. A request of learners has one variant for each learner; the
 * learners share the connections.
 */
export type MeasuredRequest = [name: string, asked: LoadRequest[]]

/** The number of learners who send the same request. Saves of a single learner would wait for each other. */
const learnerCount = 10

/** Returns the requests to measure: the most frequent requests of visitors and learners. */
export async function listMeasuredRequests(origin: string): Promise<MeasuredRequest[]> {
  const learners: Awaited<ReturnType<typeof enrolledLearner>>[] = []
  for (let number = 0; number < learnerCount; number += 1)
    learners.push(await enrolledLearner(origin, number))
  const page = { page: 1, pageSize: 15 }
  const ofLearners = (requestOf: (learner: (typeof learners)[number]) => LoadRequest) =>
    learners.map((learner) => withCookies(requestOf(learner), learner.cookie))
  return [
    ['course list, anonymous', [toLoadRequest(origin, findCourses, page as never)]],
    ['course, learner', ofLearners(() => toLoadRequest(origin, getCourse, { id: 1 }))],
    ['session', ofLearners(() => toLoadRequest(origin, getSession, {}))],
    ['search "camera"', [toLoadRequest(origin, search, { keyword: 'camera', ...page } as never)]],
    ['save a position', ofLearners(({ watched }) => toLoadRequest(origin, saveProgress, watched))],
  ]
}

/** Signs a learner in and enrols them in a course. Returns their cookies, and a position in the first chapter. */
async function enrolledLearner(origin: string, number: number) {
  const link = createSignInLink(origin, `learner${number}@demo.test`)
  const signedOn = await fetch(link.url, link as RequestInit)
  const cookie = cookieOf(signedOn.headers.getSetCookie())
  const own = { 'X-Requested-With': 'fetch', Cookie: cookie }
  const learner = createApi({ baseURL: `${origin}/api`, siteId: 1, languageId: 1, headers: own })
  await unwrapOrThrow(learner.call(enrolInCourse, { id: 1, emailNotification: 'notSubscribed' } as never))
  const { chapters } = await unwrapOrThrow(learner.call(getCourse, { id: 1 }))
  return { cookie, watched: { courseId: 1, chapterId: chapters[0]?.id as number, position: 20 } }
}
