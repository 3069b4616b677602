import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { type Api, createApi } from '#src/api/create-api.ts'
import { getCourse, getVideoAccess } from '#src/contract/catalogue/course.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { saveProgress } from '#src/contract/learning/progress.ts'
import { signInByPartner } from './partner-session.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { newDataDir } from './seeded-folder.ts'

const courseId = 1
let dataDir: string
let port: number
let server: PortalServer

const apiOf = (origin: string, cookie: string): Api =>
  createApi({ baseURL: `${origin}/api`, siteId: 1, languageId: 1, headers: { Cookie: cookie } })

async function firstChapter(api: Api): Promise<number> {
  const result = await api.call(getCourse, { id: courseId })
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.value.chapters[0]?.id as number
}

beforeAll(async () => {
  dataDir = newDataDir('kill')
  port = await findFreePort()
  server = await startPortalServer(port, dataDir)
})

afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

/** The number of killed servers; fifty with `npm run prove -- kill`. */
const kills = Number(process.env.KILLS ?? 2)

test('a server that is killed while positions are saved has every acknowledged one after its restart', async () => {
  const cookie = await signInByPartner(server.origin, 'kill@demo.test')
  const api = apiOf(server.origin, cookie)
  const enrolled = await api.call(enrolInCourse, {
    id: courseId,
    emailNotification: 'notSubscribed',
  })
  expect(enrolled.ok).toBe(true)
  const chapterId = await firstChapter(api)
  const opened = await api.call(getVideoAccess, { id: courseId, chapterId })
  expect(opened.ok).toBe(true)

  const place = { courseId, chapterId }
  let position = 0
  for (let round = 0; round < kills; round += 1) {
    let acknowledged = position
    let sent = position
    const saving = (async () => {
      for (;;) {
        sent = acknowledged + 0.25
        const { ok } = await api.call(saveProgress, { ...place, position: sent })
        if (!ok) return
        acknowledged = sent
      }
    })()
    await expect.poll(() => acknowledged, { interval: 5, timeout: 10_000 }).toBeGreaterThan(position)
    await wait((round * 37) % 200)
    await server.kill()
    await saving
    server = await startPortalServer(port, dataDir)

    const resumed = await api.call(getVideoAccess, { id: courseId, chapterId })
    const stored = resumed.value?.position
    // The request that ran may have been saved without an acknowledgement, but no acknowledged one may be lost.
    expect([acknowledged, sent]).toContain(stored)
    position = stored as number
  }
}, 600_000)
