import { expect, test } from 'vitest'
import {
  certificateRow,
  mailContent,
  mailRow,
  mailWriting,
  orderRow,
  sessionInBerlin,
  siteOf,
} from '#tests/fixtures/mail-writing.ts'
import { bodyOfMail } from './body-of-mail.ts'

const course = { kind: 'course', id: 8 } as const
const classroom = { kind: 'classroom', id: 17 } as const
const exam = { kind: 'practicalExam', id: 3 } as const
const certification = { kind: 'certification', id: 2 } as const
const eu = 'https://learn.example/eu'
const anyDates = { certificationId: null, kind: null, training: null, city: null }

test('a mail greets by name, states its subject, links to it, and explains why it was sent', () => {
  const content = mailContent({ itemName: 'Alarm basics', subject: course })
  expect(bodyOfMail(mailWriting(mailRow('enrolled'), { content }))).toEqual({
    ...{ language: 'en', direction: 'ltr', portal: 'Security Learning' },
    ...{ subject: 'You are enrolled: Alarm basics', greeting: 'Hello Ada Example,', colon: ':' },
    ...{ paragraphs: ['You are enrolled in “Alarm basics”.'], details: [] },
    button: { label: 'View the details', url: `${eu}/course/detail/8` },
    notes: [
      { text: 'Questions? Write to help@learn.example.' },
      { text: 'You are receiving this email because you have an account at Security Learning.' },
    ],
  })
})

test('a mail to an address without a name or account has a general greeting and states where the address is from', () => {
  const writing = mailWriting(mailRow('contactReceived', { data: { requestId: 12 } }))
  const { greeting, notes, subject } = bodyOfMail({
    ...writing,
    recipient: { ...writing.recipient, name: '', hasAccount: false },
  })
  expect(greeting).toBe('Hello,')
  expect(notes[1]?.text).toBe(
    'You are receiving this email because someone entered your address at Security Learning.',
  )
  expect(subject).toContain('12')
})

test('a mail in Arabic is right to left, and links to the site’s base language if the site has no Arabic', () => {
  const writing = mailWriting(mailRow('enrolled'), { content: mailContent({ subject: course }) })
  const { language, direction, button } = bodyOfMail({
    ...writing,
    recipient: { ...writing.recipient, language: 'ar' },
  })
  expect([language, direction, button.url]).toEqual(['ar', 'rtl', `${eu}/course/detail/8`])
})

test('a mail of the sister brand leads to its own host', () => {
  const writing = mailWriting(mailRow('accountDeleted'))
  const { button } = bodyOfMail({ ...writing, recipient: { ...writing.recipient, site: siteOf('MICRO-EN') } })
  expect(button.url).toBe('https://sister.example/')
})

test.each([
  ['registrationReceived', 'We will let you know as soon as there is a decision.'],
  ['bankDetails', 'Please use the order number as the payment reference.'],
] as const)('the mail %s states the next step, and no other mail does', (kind, words) => {
  const content = mailContent({ order: orderRow() })
  expect(bodyOfMail(mailWriting(mailRow(kind), { content })).paragraphs[1]).toContain(words)
  expect(bodyOfMail(mailWriting(mailRow('orderPaid'), { content })).paragraphs).toHaveLength(1)
})

test('a mail with a calendar file mentions it', () => {
  const { paragraphs } = bodyOfMail(mailWriting(mailRow('moved'), { hasCalendarFile: true }))
  expect(paragraphs[1]).toBe('A calendar file is attached.')
})

test('the paragraphs of an answer follow its lines', () => {
  const row = mailRow('contactAnswered', { data: { answer: 'One.\n\nTwo.\nThree.' } })
  expect(bodyOfMail(mailWriting(row)).paragraphs.slice(1)).toEqual(['One.', 'Two.', 'Three.'])
})

test('a mail states the days until a session, and until the end of a certificate or an exam period', () => {
  const session = mailContent({ itemName: 'W', session: sessionInBerlin })
  expect(bodyOfMail(mailWriting(mailRow('reminder'), { content: session })).subject).toBe(
    '“W” begins in 3 days',
  )
  const held = mailContent({ itemName: 'W', certificate: certificateRow() })
  expect(bodyOfMail(mailWriting(mailRow('certificateExpiring'), { content: held })).subject).toBe(
    'Your certificate expires in 30 days: W',
  )
  const row = mailRow('examWindow', { data: { until: '2026-01-16T11:00:00.000Z' } })
  expect(bodyOfMail(mailWriting(row, { content: mailContent({ itemName: 'W' }) })).subject).toBe(
    'Your exam period ends tomorrow: W',
  )
})

test('a mail about a session that was moved names the time before', () => {
  const content = mailContent({ itemName: 'W', session: sessionInBerlin, movedFrom: sessionInBerlin })
  const { paragraphs } = bodyOfMail(mailWriting(mailRow('sessionCancelledMoved'), { content }))
  expect(paragraphs[0]).toMatch(/take place on January 18–19, 2026 · 09:00–16:30 \(GMT\+1\)\./)
})

test('a mail about a corrected result states the result', () => {
  const row = mailRow('resultCorrected', { data: { result: 'attended' } })
  const said = (of: typeof row) => bodyOfMail(mailWriting(of)).paragraphs[0]
  expect(said(row)).not.toBe(said(mailRow('resultCorrected', { data: { result: 'missed' } })))
  expect(said(row)).not.toContain('{{')
})

test('a mail about a new name states the name', () => {
  const row = mailRow('nameApproved', { data: { requestedName: 'Ada Lovelace' } })
  expect(bodyOfMail(mailWriting(row)).paragraphs[0]).toContain('Ada Lovelace')
})

test.each([
  ['reminder', true],
  ['examWindow', true],
  ['certificateExpiring', true],
  ['enrolled', false],
] as const)('the mail %s states where reminders are turned off: %s', (kind, message) => {
  const { notes } = bodyOfMail(mailWriting(mailRow(kind)))
  const off = {
    text: 'You can turn reminders on and off in your personal information:',
    url: `${eu}/my-learning/edit`,
  }
  expect(notes.slice(2)).toEqual(message ? [off] : [])
})

const urlOf = (
  ...[row, content = {}]: [Parameters<typeof mailWriting>[0], Parameters<typeof mailContent>[0]?]
) => bodyOfMail(mailWriting(row, { content: mailContent(content) })).button.url

test.each([
  ['a course', course, '/course/detail/8'],
  ['a certification', certification, '/certification/detail/2'],
  ['a classroom', classroom, '/classroom/detail/17'],
  ['a practical exam', exam, '/practical-exam/detail/3'],
])('a mail about %s leads to its page', (_, subject, path) => {
  expect(urlOf(mailRow('enrolled'), { subject })).toBe(eu + path)
})

test.each([
  ['an order', { order: orderRow() }, '/payment?relationId=17&relationType=3'],
  ['a certification', { subject: certification }, '/payment?relationId=2&relationType=0'],
  ['a practical exam', { subject: exam }, '/payment?relationId=3&relationType=2'],
  ['a workshop', { subject: classroom }, '/payment?relationId=17&relationType=3'],
  [
    'a classroom of a certification',
    { subject: classroom, isOfCertification: true },
    '/payment?relationId=17&relationType=1',
  ],
  ['a course, which is never paid for', { subject: course }, '/my-learning'],
  ['nothing', {}, '/my-learning'],
])('a mail about paying for %s links to its payment page', (_, content, path) => {
  expect(urlOf(mailRow('promotedToPay'), content)).toBe(eu + path)
})

test('an invitation leads to the page for its code: that of exams, or that of everything else', () => {
  const row = mailRow('invitation', { data: { code: 'AB CD' } })
  expect(urlOf(row, { subject: course })).toBe(`${eu}/invitation?code=AB%20CD`)
  expect(urlOf(row)).toBe(`${eu}/invitation?code=AB%20CD`)
  expect(urlOf(row, { subject: exam })).toBe(`${eu}/invitation/practical-exam?code=AB%20CD`)
  expect(urlOf(mailRow('invitation'), { subject: course })).toBe(`${eu}/my-learning`)
})

test('a mail about a certificate leads to its page for everybody', () => {
  const held = { certificate: certificateRow(), subject: certification }
  expect(urlOf(mailRow('certificateIssued'), held)).toBe(`${eu}/certificate/verify/SL-21`)
  expect(urlOf(mailRow('certificateIssued'), { subject: certification })).toBe(`${eu}/my-learning`)
  expect(urlOf(mailRow('certificateExpiring'), held)).toBe(`${eu}/my-learning`)
})

test('a mail without a subject links to the portal or to My Learning', () => {
  expect(urlOf(mailRow('trainerAccepted'), { subject: course })).toBe(eu)
  expect(urlOf(mailRow('enrolled'))).toBe(`${eu}/my-learning`)
})

const dates = (wish: object, ids: number[] = []) =>
  [
    { newDates: { alertId: 1, wish: { ...anyDates, ...wish }, token: 'T' } },
    {
      newDates: {
        request: { what: null, kind: null, city: null },
        sessions: ids.map((id) => ({ id, name: 'W', session: sessionInBerlin })),
      },
    },
  ] as const

test.each([
  ['one session', {}, [17], '/classroom/detail/17'],
  ['sessions of a certification', { certificationId: 2 }, [1, 3], '/certification/detail/2'],
  ['sessions of a kind', { kind: 'hsc' }, [1, 3], '/product-security-certification/classroom'],
  ['workshops', {}, [17, 18], '/workshop-seminar/list'],
  ['no session any more', {}, [], '/workshop-seminar/list'],
] as const)('a mail about new dates leads to %s', (_, wish, ids, path) => {
  const [data, content] = dates(wish, [...ids])
  const url = urlOf(mailRow('newDatesFound', { data }), content)
  expect(url.replace(/^https:\/\/learn\.example(\/eu)?/, '')).toBe(path)
})

test('mails about new dates have links that confirm them, and end them', () => {
  const [data, content] = dates({})
  expect(urlOf(mailRow('newDatesConfirm', { data }), content)).toBe(`${eu}/new-dates?confirm=T`)
  const written = (kind: 'newDatesFound' | 'newDatesEnded') =>
    bodyOfMail(mailWriting(mailRow(kind, { data }), { content: mailContent(content) }))
  expect(written('newDatesFound').notes[2]?.url).toBe(`${eu}/new-dates?end=T`)
  expect(written('newDatesEnded').notes).toHaveLength(2)
  expect(written('newDatesEnded').subject).toBe('No more emails about new dates: Workshops and seminars')
})
