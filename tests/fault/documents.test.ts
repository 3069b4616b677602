import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { type Api, createApi } from '#src/api/create-api.ts'
import { getMyCertificates } from '#src/contract/learning/certificate.ts'
import { getCertificateLink } from '#src/contract/learning/certificate-document.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { signInByPartner } from './partner-session.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { newDataDir } from './seeded-folder.ts'

let dataDir: string
let server: PortalServer
let cookie: string
let id: number

/** Returns the learner's client in a language; each language has a document of its own. */
const apiIn = (languageId: number): Api =>
  createApi({ baseURL: `${server.origin}/api`, siteId: 1, languageId, headers: { Cookie: cookie } })

beforeAll(async () => {
  dataDir = newDataDir('documents')
  server = await startPortalServer(await findFreePort(), dataDir)
  cookie = await signInByPartner(server.origin, 'certified@demo.test')
  const certificates = unwrap(await apiIn(1).call(getMyCertificates, {}))
  id = certificates.find((each) => each.number)?.id as number
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

test('the bundled server makes a document', async () => {
  const { link } = unwrap(await apiIn(1).call(getCertificateLink, { id }))
  const response = await fetch(new URL(link, server.origin), { headers: { Cookie: cookie } })
  expect((await response.text()).slice(0, 5)).toBe('%PDF-')
})

test('a server that is stopped while it makes documents finishes them and ends', async () => {
  const requests = [1, 2, 3].map((languageId) =>
    apiIn(languageId).call(getCertificateLink, { id, picture: true }),
  )
  await expect.poll(() => fetch(`${server.origin}/healthz`).then(({ ok }) => ok)).toBe(true)
  await server.stop()
  expect((await Promise.all(requests)).map(({ ok }) => ok)).toEqual([true, true, true])
  expect(server.said()).toBe('')
})
