import { createHmac, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { createApi } from '#src/api/create-api.ts'
import type { Call, RequestOf } from '#src/contract/call.ts'
import { findCourses, getCourse } from '#src/contract/course.ts'
import { enrolInCourse } from '#src/contract/enrolment.ts'
import { saveProgress } from '#src/contract/progress.ts'
import { search } from '#src/contract/search.ts'
import { getSession, verifySign } from '#src/contract/session.ts'
import { answered } from '../../desk/desk.ts'

/** The partner whose link signs the learner on. */
export const partner = { appId: 'bench', key: randomUUID() }

/** One request that is measured, as any client may send it. */
export interface Asked {
  name: string
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
}

const place = { siteId: 1, languageId: 1 }
const headers = { 'X-Requested-With': 'fetch', 'Content-Type': 'application/json' }

/** A request by our names, as it travels. */
function travels<C extends Call>(origin: string, name: string, call: C, request: RequestOf<C>): Asked {
  const wire: Record<string, unknown> = { ...place, ...(z.encode(call.request, request as never) as object) }
  const url = `${origin}/api${call.path}`
  if (call.method === 'GET')
    return {
      name,
      method: 'GET',
      url: `${url}?${new URLSearchParams(wire as Record<string, string>)}`,
      headers,
    }
  return { name, method: 'POST', url, headers, body: JSON.stringify(wire) }
}

/** The requests that are measured: what visitors and learners ask most. */
export async function askedOf(origin: string): Promise<Asked[]> {
  const own = { ...headers, Cookie: await signOn(origin) }
  const learner = createApi({ baseURL: `${origin}/api`, ...place, headers: own })
  await answered(learner.call(enrolInCourse, { id: 1, emailNotification: 'notSubscribed' } as never))
  const { chapters } = await answered(learner.call(getCourse, { id: 1 }))
  const watched = { courseId: 1, chapterId: chapters[0]?.id as number, position: 20 }
  const page = { page: 1, pageSize: 15 }
  return [
    travels(origin, 'course list, anonymous', findCourses, page as never),
    { ...travels(origin, 'course, learner', getCourse, { id: 1 }), headers: own },
    { ...travels(origin, 'session', getSession, {}), headers: own },
    travels(origin, 'search "camera"', search, { keyword: 'camera', ...page } as never),
    { ...travels(origin, 'save a position', saveProgress, watched), headers: own },
  ]
}

/** Signs a new learner on by the partner's link. Answers the cookies. */
async function signOn(origin: string): Promise<string> {
  const name = { firstName: 'Lee', lastName: 'Learner' }
  const person = { email: 'learner@demo.test', ...name, at: Date.now(), nonce: randomUUID() }
  const payload = Buffer.from(JSON.stringify(person)).toString('base64url')
  const seal = createHmac('sha256', partner.key).update(payload).digest('base64url')
  const request = { sign: `${payload}.${seal}`, appId: partner.appId }
  const asked = travels(origin, 'sign on', verifySign, request)
  const answer = await fetch(asked.url, asked as RequestInit)
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}
