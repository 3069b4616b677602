import { screen } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { learner } from '#server/db/schema/learner.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import type { Api } from '#src/api/create-api.ts'
import { getClassroom } from '#src/contract/catalogue/classroom.ts'
import { getCourse } from '#src/contract/catalogue/course.ts'
import { acceptInvitation, getInvitation } from '#src/contract/learning/invitation.ts'
import { enrolIn } from '../fixtures/learning.ts'
import { awaitResponses, openPage, openPageSignedIn, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { enrol } from '../fixtures/server/exam.ts'
import { createInvitationCode } from '../fixtures/server/letter.ts'
import { restoreAfterTest } from '../fixtures/server/restored-rows.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { withItemOnSites } from '../fixtures/server/seeded.ts'
import { day, newLearner, registerInCertification, setExamStart } from '../fixtures/server/training.ts'
import { redraw, show } from './show.tsx'

/** Video security associate; the general certification with its practical exam; and a course. */
const [associate, general, exam, course] = [2, 1, 1, 1]
let page: Page

beforeEach(async () => {
  page = await openPageSignedIn()
  page.at('/eu/invitation')
})

const letter = (input: Partial<Parameters<typeof createInvitationCode>[1]> = {}) =>
  createInvitationCode(page.portal, { kind: 'certification', targetId: associate, ...input })
const showInvitation = async (search = '', ofExam = false) => {
  page.at(page.url.pathname + search)
  return show(await import('#src/islands/invitation/island.tsx'), { place, exam: ofExam })
}
const button = (name: string) => screen.getByRole('button', { name })
const code = () => screen.getByLabelText<HTMLInputElement>('Invitation code')
/** Opens an invitation and accepts it. */
const accept = async (invitationCode: string, ofExam = false) => {
  const user = await showInvitation(`?invitationCode=${invitationCode}`, ofExam)
  await user.click(button('Accept the invitation'))
  await redraw()
}
const next = () => screen.getByRole('link', { name: 'Continue' }).getAttribute('href')

test('an invitation shows its item, its end, and only a hint of the addressee', async () => {
  const validUntil = '2026-01-31T00:00:00.000Z'
  await showInvitation(`?invitationCode=${await letter({ email: 'ada@example.org', validUntil })}`)
  expect(screen.getByRole('link', { name: 'Video security associate' })).toBeDefined()
  expect(screen.getByText(/^a\*+@example.org$/)).toBeDefined()
  expect(screen.getByText('January 31, 2026')).toBeDefined()
})

test('an accepted invitation leads to its item', async () => {
  const user = await showInvitation(`?code=${await letter()}`)
  await user.click(button('Accept the invitation'))
  await redraw()
  expect(next()).toBe(`/eu/certification/detail/${associate}`)
})

test('without a code in the address there is a field, which writes the code into the address', async () => {
  const written = await letter()
  const user = await showInvitation()
  await user.click(button('Open the letter'))
  expect(screen.getByRole('alert').textContent).toBe('Please enter the invitation code.')
  expect(page.line.times()).toBe(0)
  expect(document.activeElement).toBe(code())
  await user.type(code(), ` ${written} {Enter}`)
  await redraw()
  expect(document.activeElement).toBe(code())
  expect(page.url.search).toBe(`?invitationCode=${written}`)
  expect(button('Accept the invitation')).toBeDefined()
})

test.each([
  ['classroom', getClassroom],
  ['course', getCourse],
] as const)('an invitation to a %s shows its name', async (kind, call) => {
  const { name } = unwrap(await page.elsewhere.call(call, { id: 1 }))
  await showInvitation(`?invitationCode=${await letter({ kind, targetId: 1 })}`)
  expect(screen.getByRole('link', { name })).toBeDefined()
})

test('a code in the address leaves the rest of the address as it is', async () => {
  const search = `?invitationCode=${await letter()}&from=mail`
  await showInvitation(search)
  expect(button('Accept the invitation')).toBeDefined()
  expect(page.url.search).toBe(search)
})

test('the code of the static form is read', async () => {
  const fields = { code: await letter() }
  await show(await import('#src/islands/invitation/island.tsx'), { place, exam: false, fields })
  expect(button('Accept the invitation')).toBeDefined()
})

test('an unusable invitation shows the reason beside the field', async () => {
  const written = await letter()
  page.clock.advance(2 * day)
  await showInvitation(`?invitationCode=${written}`)
  expect(screen.getByRole('alert').textContent).toContain('expired')
  expect(code().value).toBe(written)
})

const use = (api: Api, code: string) => api.call(acceptInvitation, { code, emailNotification: 'subscribed' })

/**
 * The reasons why accepting an invitation fails: how it was created, what happens after it is read, and the
 * expected message.
 */
const reasons: Record<
  string,
  [wish: Parameters<typeof letter>[0], (code: string) => Promise<unknown>, RegExp]
> = {
  'it invites another email address': [
    { email: 'else@example.org' },
    async () => {},
    /another email address/,
  ],
  'somebody has used it': [
    {},
    async (code) => unwrap(await use((await newLearner(page.portal, place.siteId)).api, code)),
    /already been used/,
  ],
  'the certificate is held': [
    { targetId: general },
    () => registerInCertification(page.portal, page.learnerId, general, 'approved'),
    /invited only to the practical exam/,
  ],
  'the reader has enrolled without it': [
    {},
    () => enrol(page.elsewhere, associate),
    /already enrolled without/,
  ],
  'there were too many tries': [
    {},
    async () => {
      for (let tries = 0; tries < 5; tries += 1) await use(page.elsewhere, 'AAAA-AAAA-AAAA-AAAA')
    },
    /too many attempts/,
  ],
}

test.each(Object.entries(reasons))(
  'why a letter is not taken stands beside the field, and no popup opens: %s',
  async (_, [input, meanwhile, said]) => {
    const written = await letter(input)
    const user = await showInvitation(`?invitationCode=${written}`)
    await meanwhile(written)
    await user.click(button('Accept the invitation'))
    await redraw()
    expect(screen.getByRole('alert').textContent).toMatch(said)
    const { $popup } = await import('#src/stores/notice/notices.ts')
    expect($popup.get()).toBeNull()
  },
)

test('an item that only other sites show is reported as one of another region', async () => {
  const written = await letter({ kind: 'course', targetId: course })
  const user = await showInvitation(`?invitationCode=${written}`)
  await withItemOnSites(page.portal, 'course', course, ['mena'], async () => {
    await user.click(button('Accept the invitation'))
    await redraw()
  })
  expect(screen.getByRole('alert').textContent).toMatch(/own country or region/)
  await enrolIn(page, course)
})

test('an anonymous visitor reads the invitation, and is asked to sign in to accept it', async () => {
  const written = await letter()
  page = await openPage()
  page.at('/eu/invitation')
  await accept(written)
  const { $signInReason } = await import('#src/stores/notice/notices.ts')
  expect($signInReason.get()).toBe('enrolment:invitation.signIn')
  expect(page.line.times(acceptInvitation)).toBe(0)
})

test('an invitation to a practical exam enrols in its date; a full date shows the reason', async () => {
  await page.portal.db.delete(practicalExamEnrolment)
  await restoreAfterTest(page.portal, practicalExam, [exam])
  await setExamStart(page.portal, exam, 10 * day, { capacity: 1 })
  const of = { kind: 'practicalExam', targetId: exam } as const
  const [first, second] = [await letter(of), await letter(of)]
  await registerInCertification(page.portal, page.learnerId, general, 'practicalExam')
  page.at('/eu/invitation/practical-exam')
  await accept(first, true)
  expect(next()).toBe(`/eu/practical-exam/detail/${exam}`)
  page = await openPageSignedIn()
  await registerInCertification(page.portal, page.learnerId, general, 'practicalExam')
  page.at('/eu/invitation/practical-exam')
  await accept(second, true)
  expect(screen.getByRole('alert').textContent).toMatch(/exam is full/)
})

test('an empty code shows an error, until one is typed', async () => {
  const island = await import('#src/islands/invitation/island.tsx')
  const user = await show(island, { place, exam: false, fields: { code: ' ' } })
  expect(screen.getByRole('alert').textContent).toBe('Please enter the invitation code.')
  expect(page.line.times(getInvitation)).toBe(0)
  await user.type(code(), 'A')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an invitation is accepted once, and only when the required information is complete', async () => {
  const unknown = { country: null, countryCode: null }
  await page.portal.db.update(learner).set(unknown).where(eq(learner.id, page.learnerId))
  const { $invitation, acceptOpenInvitation, loadInvitation } = await import(
    '#src/stores/classroom/invitation.ts'
  )
  const { closeInformationDialog } = await import('#src/stores/profile/information.ts')
  await loadInvitation('/eu/invitation', await letter())
  for (const [saved, state, times] of [
    [false, 'read', 0],
    [true, 'accepted', 1],
    [true, 'accepted', 1],
  ] as const) {
    const accepting = acceptOpenInvitation(false)
    await awaitResponses()
    closeInformationDialog(saved)
    await accepting
    page.clock.advance(1000)
    expect([$invitation.get().state, page.line.times(acceptInvitation)]).toEqual([state, times])
  }
})

test('a late answer to an older code is dropped', async () => {
  const { $invitation, loadInvitation } = await import('#src/stores/classroom/invitation.ts')
  const [written, wrong] = [await letter(), 'AAAA-AAAA-AAAA-AAAA']
  const late = page.line.hold(getInvitation)
  const older = loadInvitation('/eu/invitation', written)
  await awaitResponses()
  const answer = page.line.hold(getInvitation)
  const newer = loadInvitation('/eu/invitation', wrong)
  await awaitResponses()
  late()
  await older
  expect($invitation.get()).toEqual({ state: 'reading', code: wrong })
  answer()
  await newer
  expect($invitation.get()).toMatchObject({ state: 'refused', code: wrong })
})
