import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createApi } from '#src/api/create-api.ts'
import { getVideoAccess } from '#src/contract/catalogue/course.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { unwrapOrThrow } from '../../api-client/operator-api.ts'
import { bundleFolder } from '../../build/bundle.ts'
import { saveExaminees } from '../exam/examinees.ts'
import { measureMemoryGrowth } from './measure-memory-growth.ts'
import { playInBrowser, seekTargetSeconds } from './play-in-browser.ts'
import { playRanges } from './play-ranges.ts'
import {
  maxMemoryGrowth,
  playedChapter,
  printCheck,
  type VideoVerificationContext,
} from './video-verification.ts'

/** Enrols a signed-in learner in the course; returns the learner's cookie. */
async function enrol({ server, cluster }: VideoVerificationContext): Promise<string> {
  const [learner] = await saveExaminees(cluster.urlOf('portal'), 1, 2)
  if (!learner) throw new Error('There is no learner')
  const request = { id: playedChapter.course, emailNotification: 'notSubscribed' } as const
  await unwrapOrThrow(apiOf(server.origin, learner.cookie).call(enrolInCourse, request))
  return learner.cookie
}

const apiOf = (origin: string, cookie: string) =>
  createApi({ baseURL: `${origin}/api`, siteId: 1, languageId: 1, headers: { Cookie: cookie } })

const splitCookie = (cookie: string) =>
  cookie.split('; ').map((each) => {
    const [name = '', value = ''] = each.split('=')
    return { name, value }
  })

/**
 * Plays the video as a learner: by ranges, and, if files are in a bucket, in Chromium while the URL of the video
 * expires.
 */
export async function testPlayback(stage: VideoVerificationContext): Promise<boolean> {
  const { server, bucket } = stage
  const cookie = await enrol(stage)
  const request = { id: playedChapter.course, chapterId: playedChapter.chapter }
  const { url } = await unwrapOrThrow(apiOf(server.origin, cookie).call(getVideoAccess, request))
  const growth = measureMemoryGrowth(server.pid)
  const { faults, redirected } = await playRanges({ ...stage, url: server.origin + url, cookie })
  const grown = Math.round(growth())
  const played = [
    printCheck(faults.length === 0, ['beginning, middle and end have the right bytes', ...faults].join('; ')),
    printCheck(redirected === (bucket ? 3 : 0), `${redirected} of 3 ranges came from the bucket itself`),
    printCheck(grown < maxMemoryGrowth, `the memory of the server grew by ${grown} MiB meanwhile`),
  ]
  return [...played, !bucket || (await proveExpiry(stage, cookie))].every(Boolean)
}

async function proveExpiry({ server, bucket }: VideoVerificationContext, cookie: string): Promise<boolean> {
  const env = { ...process.env, ...server.environment }
  await promisify(execFile)(process.execPath, [join(bundleFolder, 'publish.js')], { env })
  const { second, isSameElement, faults } = await playInBrowser({
    ...{
      origin: server.origin,
      path: `/course/detail/${playedChapter.course}`,
      cookies: splitCookie(cookie),
    },
    expire: () => bucket?.expireBefore(Date.now()),
  })
  const refused = bucket?.played.filter(({ status }) => status === 403).length ?? 0
  return [
    printCheck(
      refused > 0 && second >= seekTargetSeconds && isSameElement,
      `Chromium jumps to second ${seekTargetSeconds} after the address has expired (${refused} refused), and plays on at ${second.toFixed(1)} in the same element`,
    ),
    printCheck(faults.length === 0, ['the page reports no error', ...faults].join('; ')),
  ].every(Boolean)
}
