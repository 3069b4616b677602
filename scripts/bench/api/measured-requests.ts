import { createApi } from '#src/api/create-api.ts'
import { findCourses, getCourse } from '#src/contract/catalogue/course.ts'
import { search } from '#src/contract/catalogue/search.ts'
import { getSession } from '#src/contract/identity/session.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { saveProgress } from '#src/contract/learning/progress.ts'
import { valueOrThrow } from '../../desk/desk.ts'
import { asSomebody, type LoadRequest, toLoadRequest } from '../../load/load-request.ts'
import { cookieOf, signOnLink } from '../../load/partner.ts'

/** Returns the measured requests by name: the most frequent ones of visitors and learners. */
export async function listMeasuredRequests(origin: string): Promise<[name: string, asked: LoadRequest][]> {
  const link = signOnLink(origin)
  const signedOn = await fetch(link.url, link as RequestInit)
  const cookie = cookieOf(signedOn.headers.getSetCookie())
  const own = { 'X-Requested-With': 'fetch', Cookie: cookie }
  const learner = createApi({ baseURL: `${origin}/api`, siteId: 1, languageId: 1, headers: own })
  await valueOrThrow(learner.call(enrolInCourse, { id: 1, emailNotification: 'notSubscribed' } as never))
  const { chapters } = await valueOrThrow(learner.call(getCourse, { id: 1 }))
  const watched = { courseId: 1, chapterId: chapters[0]?.id as number, position: 20 }
  const page = { page: 1, pageSize: 15 }
  return [
    ['course list, anonymous', toLoadRequest(origin, findCourses, page as never)],
    ['course, learner', asSomebody(toLoadRequest(origin, getCourse, { id: 1 }), cookie)],
    ['session', asSomebody(toLoadRequest(origin, getSession, {}), cookie)],
    ['search "camera"', toLoadRequest(origin, search, { keyword: 'camera', ...page } as never)],
    ['save a position', asSomebody(toLoadRequest(origin, saveProgress, watched), cookie)],
  ]
}
