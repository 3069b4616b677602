import { beforeEach, expect, test, vi } from 'vitest'
import { replaceUntilEnd } from '#tests/component/browser-part.ts'
import * as files from '#tests/fixtures/files.ts'
import { awaitResponses, openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { issueTestCertificate } from '#tests/fixtures/server/certificate.ts'
import { unwrap } from '#tests/fixtures/server/result.ts'
import { getCountries } from '../../contract/catalogue/country.ts'
import { endAllSessions } from '../../contract/identity/my-session.ts'
import { withdrawNameRequest } from '../../contract/identity/name-request.ts'
import { uploadPortrait } from '../../contract/identity/portrait.ts'
import { changeProfile, deleteAccount, exportLearner } from '../../contract/identity/profile.ts'
import { getSession } from '../../contract/identity/session.ts'

let page: Page
let profile: typeof import('./profile.ts')
let session: typeof import('../session/session.ts')
beforeEach(async () => {
  page = await openPageSignedIn()
  profile = await import('./profile.ts')
  session = await import('../session/session.ts')
  await session.loadSession()
})
const toasts = async () => (await import('../notice/notices.ts')).$toasts.get().map(({ text }) => text)
const learner = async () => unwrap(await page.elsewhere.call(getSession, {}))
const shown = () => session.$session.get()

test('a changed field is saved and updates the session', async () => {
  expect(await profile.saveProfile({ firstName: 'Ada' })).toBe(true)
  expect(await learner()).toMatchObject({ firstName: 'Ada' })
  expect(shown()).toMatchObject({ learner: { firstName: 'Ada' } })
  expect([profile.$profileSaving.get(), await toasts()]).toEqual([{ state: 'open' }, ['notices:saved']])
})

test('a second click while the profile is being saved does nothing', async () => {
  const answer = page.line.hold(changeProfile)
  const first = profile.saveProfile({ firstName: 'Ada' })
  await awaitResponses()
  expect(profile.$profileSaving.get()).toEqual({ state: 'sending' })
  expect(await profile.saveProfile({ firstName: 'Grace' })).toBe(false)
  answer()
  expect([await first, page.line.times(changeProfile)]).toEqual([true, 1])
})

test('a wrong field is named, and nothing is changed', async () => {
  expect(await profile.saveProfile({ firstName: 'A\u202eda' })).toBe(false)
  const { failure } = profile.$profileSaving.get() as { failure?: never }
  expect(profile.wrongFieldsOf(failure)).toEqual(['firstName'])
  expect([(await learner())?.firstName, await toasts()]).toEqual(['Sample', []])
})

test('an unreachable server is no wrong field, and the profile can be saved again', async () => {
  page.line.up = false
  expect(await profile.saveProfile({ firstName: 'Ada' })).toBe(false)
  expect(profile.$profileSaving.get()).toEqual({ state: 'open', failure: { kind: 'unreachable' } })
  expect(profile.wrongFieldsOf({ kind: 'unreachable' })).toEqual([])
  page.line.up = true
  expect(await profile.saveProfile({ firstName: 'Ada' })).toBe(true)
})

test('a country is saved with its name, even before the countries are loaded', async () => {
  const form = new FormData()
  form.set('countryCode', 'PL')
  page.line.up = false
  expect(await profile.saveInformation(form)).toBe(false)
  expect(profile.$profileSaving.get()).toEqual({ state: 'open', failure: { kind: 'unreachable' } })
  page.line.up = true
  expect(await profile.saveInformation(form)).toBe(true)
  expect(await learner()).toMatchObject({ countryCode: 'PL', country: 'Poland' })
})

test('without a country in the form no countries are loaded, and an empty one is sent as two empty texts', async () => {
  const form = new FormData()
  form.set('firstName', 'Ada')
  expect(await profile.saveInformation(form)).toBe(true)
  expect(await learner()).toMatchObject({ firstName: 'Ada', countryCode: 'DE', country: 'Germany' })
  form.set('countryCode', '')
  expect(await profile.saveInformation(form)).toBe(false)
  expect(page.line.sent(changeProfile).at(-1)).toMatchObject({ countryCode: '', country: '' })
  expect(page.line.times(getCountries)).toBe(0)
})

test('a portrait is saved, and the page shows it', async () => {
  await profile.savePortrait(files.fileOf(await files.png(), 'me.png'))
  expect(shown()).toMatchObject({ learner: { photoUrl: expect.stringMatching(/./) } })
  expect(await toasts()).toEqual(['notices:saved'])
})

const large = () => new File([new Uint8Array(300_000)], 'large.png')

test('a file that is no picture is refused, and so is a large one that the browser can’t read', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('No picture')))
  await profile.savePortrait(files.fileOf(files.html, 'me.png'))
  await profile.savePortrait(large())
  expect(await toasts()).toEqual(['notices:portraitRefused', 'notices:portraitRefused'])
  expect(page.line.times(uploadPortrait)).toBe(1)
})

test('a picture that is too large is scaled down first, and a toast says so', async () => {
  const smaller = new Blob([new Uint8Array(await files.jpeg())])
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1000, height: 800 }))
  replaceUntilEnd(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage: () => undefined }) as never,
    toBlob: (done) => done(smaller),
  })
  await profile.savePortrait(large())
  expect(await toasts()).toEqual(['notices:portraitCropped'])
  expect(shown()).toMatchObject({ learner: { photoUrl: expect.stringMatching(/./) } })
})

test('everything that is stored about the learner opens as a file', async () => {
  await profile.downloadMyData()
  expect(page.left).toHaveLength(1)
  page.line.lose(exportLearner)
  await profile.downloadMyData()
  expect([page.left.length, await toasts()]).toEqual([1, ['notices:notOpened']])
})

test('the account is deleted only when its email address was typed', async () => {
  expect(await profile.closeAccount('somebody@else.test')).toBe(false)
  expect(page.left).toEqual([])
  expect(await profile.closeAccount(page.email)).toBe(true)
  expect([page.left, page.line.times(deleteAccount)]).toEqual([['/'], 2])
})

test('signing out everywhere ends the session and leaves the page', async () => {
  page.line.lose(endAllSessions)
  await profile.signOutEverywhere()
  expect([page.left, await toasts()]).toEqual([[], ['notices:notOpened']])
  await page.signIn()
  await profile.signOutEverywhere()
  expect(page.left).toEqual(['/'])
  expect(await learner()).toBeNull()
})

test('the request for a new name is withdrawn; when the answer is lost, the session is loaded again', async () => {
  await issueTestCertificate(page.portal, page.learnerId, 2, { holderName: 'Sample Learner' })
  for (const message of ['notices:nameWithdrawn', 'enrolment:unreachable']) {
    await profile.saveProfile({ lastName: 'Byron' })
    expect(shown()).toHaveProperty('learner.requestedName')
    await profile.withdrawNewName()
    expect(shown()).not.toHaveProperty('learner.requestedName')
    expect((await toasts()).at(-1)).toBe(message)
    page.line.lose(withdrawNameRequest)
  }
})
