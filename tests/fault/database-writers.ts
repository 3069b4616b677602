import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Api, createApi } from '#src/api/create-api.ts'
import { getCourse, getVideoAccess } from '#src/contract/catalogue/course.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { saveProgress } from '#src/contract/learning/progress.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { signInByPartner } from './partner-session.ts'

/** Learners who save their position in a video, one transaction after the other. */
export interface Writers {
  /** The cookie of the first learner. */
  cookie: string
  /** Starts the writers. The returned function stops them and waits for the running requests. */
  begin(): () => Promise<void>
  /** Returns how many writes were acknowledged so far. */
  written(): number
  /** Waits until `count` more writes are acknowledged. */
  expectMore(count: number): Promise<void>
  /** Returns the HTTP statuses received since the last call, each of them once. */
  takeStatuses(): number[]
  /** Returns a line for each learner whose acknowledged position is lost. */
  lost(): Promise<string[]>
}

interface Writer {
  email: string
  cookie: string
  api: Api
  chapterId: number
  /** The number of acknowledged writes. */
  count: number
  acknowledged: number
  sent: number
}

const courseId = 1

/** The positions cycle through the first seconds of the video, so that they never reach its end. */
const step = 0.25
const longest = 20

/** The pause of a writer after a refused request, in milliseconds. */
const pause = 20

async function openWriter(origin: string, index: number, statuses: Set<number>): Promise<Writer> {
  const email = `writer-${index}@demo.test`
  const cookie = await signInByPartner(origin, email)
  const counted: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    statuses.add(response.status)
    return response
  }
  const headers = { Cookie: cookie }
  const api = createApi({ baseURL: `${origin}/api`, siteId: 1, languageId: 1, headers, fetch: counted })
  unwrap(await api.call(enrolInCourse, { id: courseId, emailNotification: 'notSubscribed' }))
  const course = unwrap(await api.call(getCourse, { id: courseId }))
  const chapterId = course.chapters[0]?.id as number
  unwrap(await api.call(getVideoAccess, { id: courseId, chapterId }))
  return { email, cookie, api, chapterId, count: 0, acknowledged: 0, sent: 0 }
}

async function write(writer: Writer, isGoingOn: () => boolean): Promise<void> {
  const { api, chapterId } = writer
  while (isGoingOn()) {
    writer.sent = (writer.acknowledged + step) % longest
    const { ok } = await api.call(saveProgress, { courseId, chapterId, position: writer.sent })
    if (ok) {
      writer.acknowledged = writer.sent
      writer.count += 1
    } else await wait(pause)
  }
}

/**
 * Returns the lost position of a learner as one line in an array; an empty array if nothing is lost. A request
 * without acknowledgement may still have been saved.
 */
async function lostBy({ email, api, chapterId, acknowledged, sent }: Writer): Promise<string[]> {
  const { position } = unwrap(await api.call(getVideoAccess, { id: courseId, chapterId }))
  const isThere = position === acknowledged || position === sent
  return isThere ? [] : [`${email}: ${position} in place of ${acknowledged} or ${sent}`]
}

/** Signs `count` new learners in at a server and enrols them in a course. */
export async function openWriters(origin: string, count: number): Promise<Writers> {
  const statuses = new Set<number>()
  const writers: Writer[] = []
  for (let index = 0; index < count; index += 1) writers.push(await openWriter(origin, index, statuses))
  const written = () => writers.reduce((sum, { count }) => sum + count, 0)
  return {
    cookie: writers[0]?.cookie as string,
    begin() {
      statuses.clear()
      let isGoingOn = true
      const all = Promise.all(writers.map((writer) => write(writer, () => isGoingOn)))
      return async () => {
        isGoingOn = false
        await all
      }
    },
    written,
    async expectMore(count) {
      const before = written()
      await expect.poll(written, { interval: 5, timeout: 20_000 }).toBeGreaterThanOrEqual(before + count)
    },
    takeStatuses: () => [...statuses].sort(),
    async lost() {
      return (await Promise.all(writers.map(lostBy))).flat()
    },
  }
}
