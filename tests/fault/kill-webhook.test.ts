import { rmSync } from 'node:fs'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { createApi } from '#src/api/create-api.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { openReceiver, type Receiver } from '../fixtures/server/receiver.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { signInByPartner } from './partner-session.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { newDataDir } from './seeded-folder.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
let dataDir: string
let port: number
let receiver: Receiver
let server: PortalServer

const start = () => startPortalServer(port, dataDir, { WEBHOOKS_URL: receiver.url, WEBHOOK_SECRETS: secret })

beforeAll(async () => {
  dataDir = newDataDir('webhook')
  port = await findFreePort()
  receiver = await openReceiver(503)
  server = await start()
})

afterAll(async () => {
  await server.stop()
  await receiver.close()
  rmSync(dataDir, { recursive: true })
})

test('events of a killed server are sent by the next one, once', async () => {
  const cookie = await signInByPartner(server.origin, 'webhook@demo.test')
  const baseURL = `${server.origin}/api`
  const api = createApi({ baseURL, siteId: 1, languageId: 1, headers: { Cookie: cookie } })
  const enrolled = await api.call(enrolInCourse, { id: 1, emailNotification: 'notSubscribed' })
  await server.kill()
  unwrap(enrolled)
  // Before the kill the receiver had accepted nothing: it returned 503.
  const before = receiver.received.length
  receiver.answers = 204
  server = await start()
  const since = () => receiver.received.slice(before)
  await expect.poll(() => since().length, { timeout: 150_000 }).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const [message, ...more] = since()
  expect(more).toEqual([])
  const found = new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})
  expect(found).toMatchObject({ type: 'learner.enrolled', data: { item: { kind: 'course', id: 1 } } })
}, 240_000)
