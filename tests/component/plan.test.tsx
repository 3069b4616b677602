import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getCertification, getCertifications } from '#src/contract/catalogue/certification.ts'
import { getClassroomsOfCertification } from '#src/contract/catalogue/classroom.ts'
import { getPracticalExamsOfCertification } from '#src/contract/catalogue/practical-exam.ts'
import { getMyCertificates } from '#src/contract/learning/certificate.ts'
import type { PlannedCertification } from '#src/domain/plan/planned-certification.ts'
import { awaitResponses, openPage, type Page } from '../fixtures/page.ts'
import { place } from '../fixtures/place.ts'
import { issueTestCertificate } from '../fixtures/server/certificate.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { day } from '../fixtures/server/training.ts'
import { replaceUntilEnd } from './browser-part.ts'
import { redraw, show } from './show.tsx'

/** The three levels of video security, each of which requires the previous one. */
const [associate, professional, expert] = [2, 3, 4]
let page: Page

beforeEach(async () => {
  page = await openPage()
  page.at('/eu/certification/plan')
})

/** Returns every certification of the published page. */
async function published(): Promise<PlannedCertification[]> {
  const { plannedCertificationOf } = await import('#src/page-data/pages/planned-certification.ts')
  const ask = page.elsewhere
  const groups = unwrap(await ask.call(getCertifications, {}))
  return Promise.all(
    groups.flatMap(({ versions }) =>
      versions.map(async ({ id }) => {
        const { certification, courses } = unwrap(await ask.call(getCertification, { id }))
        const classrooms = unwrap(await ask.call(getClassroomsOfCertification, { certificationId: id }))
        const exams = unwrap(await ask.call(getPracticalExamsOfCertification, { certificationId: id }))
        return plannedCertificationOf(certification, { courses, classrooms, exams })
      }),
    ),
  )
}

const showPlan = async (fields?: Record<string, string>) =>
  show(await import('#src/islands/plan/island.tsx'), {
    place,
    certifications: await published(),
    origin: 'https://learning.example.org',
    portal: 'Security Learning',
    staticHtml: { ways: '<p>Kept from the page</p>' },
    ...(fields && { fields }),
  })
const stages = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const goal = () => screen.getByLabelText('Goal')
const expected = () => screen.getByText(/^Certificate (expected|not)/).textContent

test('without a goal the published plans stay, and nothing is requested', async () => {
  await showPlan()
  expect(screen.getByText('Kept from the page')).toBeDefined()
  expect(page.line.times()).toBe(0)
})

test('a goal shows the plan from its first prerequisite, and is written into the address', async () => {
  const user = await showPlan()
  await user.selectOptions(goal(), 'Video security expert')
  await redraw()
  expect(stages()).toEqual([
    'Video security associate',
    'Video security professional',
    'Video security expert',
  ])
  expect(page.url.search).toBe(`?goal=${expert}&hours=3`)
  expect(screen.getByText(/^Cost:/).textContent).toContain('€548.00 plus your country’s VAT')
})

test('more hours bring the certificate nearer, and are written into the address', async () => {
  page.at(`/eu/certification/plan?goal=${professional}&hours=1`)
  const user = await showPlan()
  const before = expected()
  await user.clear(screen.getByLabelText('Hours per week'))
  await user.type(screen.getByLabelText('Hours per week'), '20')
  await redraw()
  expect(page.url.search).toBe(`?goal=${professional}&hours=20`)
  expect(expected()).not.toBe(before)
  expect(expected()).toMatch(/^Certificate expected by January \d+, 2026$/)
})

test.each(['0', '41', 'x', '-1'])(
  '%s is no number of hours: the field shows an error, and the plan stays',
  async (hours) => {
    page.at(`/eu/certification/plan?goal=${associate}&hours=3`)
    await showPlan()
    const before = expected()
    const field = screen.getByLabelText('Hours per week')
    fireEvent.change(field, { target: { value: hours } })
    expect(screen.getByRole('alert').textContent).toBe('Enter a whole number from 1 to 40.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(expected()).toBe(before)
  },
)

test('a plan may begin later, but not before today', async () => {
  page.at(`/eu/certification/plan?goal=${associate}&hours=3&from=2027-03-01`)
  await showPlan()
  expect(screen.getByText('from March 1, 2027')).toBeDefined()
  page.at(`/eu/certification/plan?goal=${associate}&hours=3&from=2020-03-01`)
  page.returns.fire()
  await redraw()
  expect(screen.queryByText('from March 1, 2020')).toBeNull()
})

test('a country leaves its own and online dates, and is written into the address', async () => {
  page.at(`/eu/certification/plan?goal=${associate}&hours=3`)
  const user = await showPlan()
  const trainings = () => screen.getAllByText(/^(Onsite|Online)$/).map(({ textContent }) => textContent)
  expect(trainings()).toContain('Onsite')
  await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
  await redraw()
  expect(page.url.search).toBe(`?goal=${associate}&hours=3&country=DE`)
  expect(trainings()).toEqual(['Online'])
  await user.selectOptions(screen.getByLabelText('Country'), 'Online training only')
  await redraw()
  expect(page.url.search).toBe(`?goal=${associate}&hours=3&country=online`)
  expect(new Set(trainings())).toEqual(new Set(['Online']))
})

test('a language leaves only the classrooms that are taught in it, and is written into the address', async () => {
  page.at(`/eu/certification/plan?goal=${associate}&hours=3`)
  const user = await showPlan()
  const trainings = () => screen.queryAllByText(/^(Onsite|Online)$/).length
  const before = trainings()
  await user.selectOptions(screen.getByLabelText('Language of the training'), 'Polish')
  await redraw()
  expect(page.url.search).toBe(`?goal=${associate}&hours=3&language=pl`)
  expect(trainings()).toBeGreaterThan(0)
  expect(trainings()).toBeLessThan(before)
})

test('a country and a language that no training has are ignored, and another choice removes them', async () => {
  page.at(`/eu/certification/plan?goal=${associate}&hours=3`)
  await showPlan()
  const trainings = () => screen.getAllByText(/^(Onsite|Online)$/).length
  const before = trainings()
  page.at(`/eu/certification/plan?goal=${associate}&hours=3&country=QQ&language=xx`)
  page.returns.fire()
  await redraw()
  expect(trainings()).toBe(before)
  fireEvent.change(screen.getByLabelText('Hours per week'), { target: { value: '5' } })
  await redraw()
  expect(page.url.search).toBe(`?goal=${associate}&hours=5`)
})

test('if no classroom fits the choice, the plan says so', async () => {
  page.at(`/eu/certification/plan?goal=${professional}&hours=3&country=PL&language=pl`)
  await showPlan()
  expect(screen.getByText('There is no date that fits this plan yet.')).toBeDefined()
})

test('the plan uses the form that woke the page', async () => {
  await showPlan({ goal: String(associate), hours: '5', from: '' })
  expect(stages()).toEqual(['Video security associate'])
  expect(page.url.search).toBe(`?goal=${associate}&hours=5`)
})

test('changed fields are merged with the address', async () => {
  page.at(`/eu/certification/plan?goal=${professional}&hours=9`)
  await showPlan({ goal: '', hours: '3', from: '2027-01-04' })
  expect(page.url.search).toBe(`?goal=${professional}&hours=9&from=2027-01-04`)
})

test('the country and the language of the static form are used', async () => {
  page.at(`/eu/certification/plan?goal=${associate}&hours=3`)
  await showPlan({ goal: '', hours: '', from: '', country: 'PL', language: 'pl' })
  expect(page.url.search).toBe(`?goal=${associate}&hours=3&country=PL&language=pl`)
})

test('valid certifications of the reader are left out; a goal that is held needs nothing more', async () => {
  await page.signIn()
  await issueTestCertificate(page.portal, page.learnerId, associate, { issuedAt: new Date(page.clock.now()) })
  page.at(`/eu/certification/plan?goal=${professional}&hours=3`)
  const user = await showPlan()
  expect(page.line.times(getMyCertificates)).toBe(1)
  expect(stages()).toEqual(['Video security professional'])
  expect(screen.getByText('Left out because already held: Video security associate')).toBeDefined()
  await user.selectOptions(goal(), 'Video security associate')
  await redraw()
  expect(screen.getByText('You already hold this certificate.')).toBeDefined()
})

test('classrooms show their free seats', async () => {
  page.at(`/eu/certification/plan?goal=${associate}&hours=3`)
  await showPlan()
  page.clock.advance(200)
  await redraw()
  const stage = screen.getByRole('heading', { name: 'Video security associate' }).closest('li') as HTMLElement
  expect(within(stage).getAllByText(/seats left$/).length).toBeGreaterThan(0)
})

test('the milestones make a calendar file whose entries a later plan replaces', async () => {
  page.at(`/eu/certification/plan?goal=${expert}&hours=3`)
  const user = await showPlan()
  const files: Blob[] = []
  replaceUntilEnd(URL, {
    createObjectURL: (file) => `blob:${files.push(file as Blob)}`,
    revokeObjectURL: () => undefined,
  })
  await user.click(screen.getByRole('button', { name: 'Save as a calendar file' }))
  await vi.waitFor(() => expect(files).toHaveLength(1))
  const lines = ((await files[0]?.text()) ?? '').replace(/\r\n[ \t]/g, '').split('\r\n')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(10)
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:plan-4-2-learn@learning.example.org',
      'UID:plan-4-4-practical@learning.example.org',
      'SUMMARY:Theory exam: Video security professional',
      'X-WR-CALNAME:Your path to: Video security expert',
    ]),
  )
  const sequence = Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice(9))
  expect(sequence).toBe(Math.floor(page.clock.now() / 60_000))
})

test('only valid certificates are held, and they stay held when they can’t be loaded again', async () => {
  await page.signIn()
  const longAgo = new Date(page.clock.now() - 3 * 365 * day)
  await issueTestCertificate(page.portal, page.learnerId, associate)
  await issueTestCertificate(page.portal, page.learnerId, professional, { issuedAt: longAgo })
  const { $heldCertificationIds, syncPlanWithUrl } = await import('#src/stores/plan/plan.ts')
  for (const up of [true, false]) {
    page.line.up = up
    syncPlanWithUrl([], undefined)
    await awaitResponses()
    expect([...$heldCertificationIds.get()]).toEqual([associate])
  }
})
