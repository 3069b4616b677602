import { findCourses, getCourse } from '#src/contract/catalogue/course.ts'
import { search } from '#src/contract/catalogue/search.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { saveProgress } from '#src/contract/learning/progress.ts'
import { getWaitingRegistrations } from '#src/contract/learning/review.ts'
import { getMails } from '#src/contract/messaging/mail.ts'
import type { Call, RequestOf } from '#src/contract/protocol/call.ts'
import { sendTimedRequest, type TimedResponse } from '../../load/http-client.ts'
import { toLoadRequest, withCookies } from '../../load/load-request.ts'
import type { Examinee } from '../exam/examinees.ts'
import type { LoadKind } from './steady-load.ts'

/**
 * The course that learners watch, with its first chapter; the pages that visitors open; and the words for which they
 * search.
 */
const course = { courseId: 1, chapterId: 101 }
const pages = ['/', '/course/detail/1', '/news', '/news/detail/1', '/faq']
const words = ['camera', 'alarm', 'network', 'fire', 'access control', 'storage']

/** The target of the load: the servers in turn, the learners, and the operator token. */
export interface LoadTarget {
  nextOrigin: () => string
  learners: readonly Examinee[]
  token: string
}

/** Enrols the learners in the course whose positions they save. */
export async function enrolLoadLearners({ nextOrigin, learners }: LoadTarget): Promise<void> {
  const request = { id: course.courseId, emailNotification: 'notSubscribed' } as never
  for (const { cookie } of learners) {
    const { status, text } = await sendTimedRequest(
      withCookies(toLoadRequest(nextOrigin(), enrolInCourse, request), cookie),
    )
    if (status !== 200) throw new Error(`A learner was not enrolled: ${text}`)
  }
}

/** Returns the kinds of requests that visitors, learners and staff send at the same time. */
export function listLoadKinds({ nextOrigin, learners, token }: LoadTarget): LoadKind[] {
  const cookieOf = (count: number): string => (learners[count % learners.length] as Examinee).cookie
  const anonymous = <C extends Call>(call: C, request: RequestOf<C>): Promise<TimedResponse> =>
    sendTimedRequest(toLoadRequest(nextOrigin(), call, request))
  const asLearner = <C extends Call>(call: C, request: RequestOf<C>, count: number): Promise<TimedResponse> =>
    sendTimedRequest(withCookies(toLoadRequest(nextOrigin(), call, request), cookieOf(count)))
  const asStaff = (call: Call): Promise<TimedResponse> => {
    const asked = toLoadRequest(nextOrigin(), call, {} as never)
    return sendTimedRequest({ ...asked, headers: { ...asked.headers, Authorization: `Bearer ${token}` } })
  }
  const page = { page: 1, pageSize: 15 }
  return [
    {
      name: 'pages of readers',
      perSecond: 10,
      send: (count) =>
        sendTimedRequest({
          method: 'GET',
          url: nextOrigin() + (pages[count % pages.length] as string),
          headers: {},
        }),
    },
    { name: 'course lists', perSecond: 5, send: () => anonymous(findCourses, page as never) },
    {
      name: 'searches',
      perSecond: 5,
      send: (count) => anonymous(search, { keyword: words[count % words.length], ...page } as never),
    },
    {
      name: 'courses of learners',
      perSecond: 10,
      send: (count) => asLearner(getCourse, { id: course.courseId }, count),
    },
    {
      name: 'positions of learners',
      perSecond: 10,
      send: (count) => asLearner(saveProgress, { ...course, position: count % 60 }, count),
    },
    {
      name: 'lists of staff',
      perSecond: 2,
      send: (count) => asStaff(count % 2 === 0 ? getMails : getWaitingRegistrations),
    },
  ]
}
