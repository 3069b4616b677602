import { beforeEach, expect, test } from 'vitest'
import { awaitResponses, openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { issueTestCertificate } from '#tests/fixtures/server/certificate.ts'
import { day } from '#tests/fixtures/server/training.ts'
import { getMyCertificates } from '../../contract/learning/certificate.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import type { Prerequisite } from '../../domain/certification/certification.ts'

/** The cast is safe: only the id of a prerequisite decides whether it is met. */
const associate = { id: 2 } as Prerequisite
let page: Page
let store: typeof import('./prerequisite.ts')
beforeEach(async () => {
  page = await openPageSignedIn()
  store = await import('./prerequisite.ts')
})
const missing = () => store.$missingPrerequisites.get().map(({ id }) => id)

test('without prerequisites none is missing, and nothing is requested', async () => {
  expect([await store.isPrerequisiteMissing([]), page.line.times()]).toEqual([false, 0])
})

test.each([
  ['a valid', 0, false],
  ['a nearly expired', 2 * 365 - 20, false],
  ['an expired', 3 * 365, true],
])('%s certificate, issued %d days ago, lacks its certification: %s', async (_, days, isMissing) => {
  const issuedAt = new Date(page.clock.now() - days * day)
  await issueTestCertificate(page.portal, page.learnerId, associate.id, { issuedAt })
  expect(await store.isPrerequisiteMissing([associate])).toBe(isMissing)
  expect(missing()).toEqual(isMissing ? [associate.id] : [])
})

test('if the certificates could not be loaded, nothing is missing yet', async () => {
  page.line.lose(getMyCertificates)
  expect([await store.isPrerequisiteMissing([associate]), missing()]).toEqual([false, []])
  await awaitResponses()
})

test('only a refusal for prerequisites opens their dialog, with the reason if there is one', () => {
  const refused = (code: number, context: Record<string, unknown>) =>
    store.openIfPrerequisiteMissing({ kind: 'refused', code, message: '', context })
  const { prerequisiteMissing } = codeByReason
  expect(store.openIfPrerequisiteMissing({ kind: 'unreachable' })).toBe(false)
  expect([refused(codeByReason.notFound, { reason: 'theory' }), store.$missingReason.get()]).toEqual([
    ...[false, null],
  ])
  expect([refused(prerequisiteMissing, { reason: 'theory' }), store.$missingReason.get()]).toEqual([
    ...[true, 'theory'],
  ])
  expect([refused(prerequisiteMissing, {}), store.$missingReason.get()]).toEqual([true, null])
})
