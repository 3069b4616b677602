import { expect, test } from 'vitest'
import { enrolIn } from '#tests/fixtures/learning.ts'
import { awaitResponses, openPageSignedIn } from '#tests/fixtures/page.ts'
import { getMyCertificates } from '../../contract/learning/certificate.ts'
import { changeNotification, getMyCourses, getUnfinished } from '../../contract/learning/enrolment.ts'
import { findMyTrainings } from '../../contract/learning/my-training.ts'
import { getOverview } from '../../contract/learning/overview.ts'
import { findOrders, getLatestOrder } from '../../contract/money/order.ts'
import { formatTabsQuery, myLearningTabs, tabsOfUrl, trainingSubTabs } from './my-learning.ts'

const of = (query: string) => tabsOfUrl(new URLSearchParams(query))

test('tab 1 is training with three parts, 2 certificates, 3 medals, 4 information, 5 preferences', () => {
  expect(of('')).toEqual({ tab: 'training', subTab: 'certifications' })
  expect(of('tab=1&subTab=2')).toEqual({ tab: 'training', subTab: 'sessions' })
  expect(['2', '3', '4', '5'].map((tab) => of(`tab=${tab}`).tab)).toEqual([
    'certificates',
    'medals',
    'information',
    'preferences',
  ])
})

test('an invalid address shows the first tab', () => {
  expect(of('tab=9&subTab=x')).toEqual({ tab: 'training', subTab: 'certifications' })
})

test('tabs are restored from their address', () => {
  for (const tab of myLearningTabs)
    for (const subTab of tab === 'training' ? trainingSubTabs : (['certifications'] as const))
      expect(of(formatTabsQuery({ tab, subTab }))).toEqual({ tab, subTab })
})

const parts = {
  overview: getOverview,
  trainings: findMyTrainings,
  orders: findOrders,
  certificates: getMyCertificates,
}

test.each(Object.entries(parts))(
  'the next steps are loading while a source of theirs is loading: %s',
  async (_, call) => {
    const page = await openPageSignedIn()
    const { $nextSteps, loadNextSteps } = await import('./my-learning.ts')
    const release = page.line.hold(call)
    const loading = loadNextSteps()
    await awaitResponses()
    expect($nextSteps.get().state).toBe('loading')
    release()
    await loading
    expect($nextSteps.get().state).toBe('ready')
  },
)

test('emails about a course are wanted or not; a toast says whether this was saved, and the courses load again', async () => {
  const page = await openPageSignedIn()
  await enrolIn(page, 1)
  const { setCourseEmails } = await import('./my-learning.ts')
  const { $toasts } = await import('../notice/notices.ts')
  await setCourseEmails(1, true)
  await setCourseEmails(1, false)
  page.line.lose(changeNotification)
  await setCourseEmails(1, true)
  expect(page.line.sent(changeNotification).map(({ emailNotification }) => emailNotification)).toEqual([
    ...['subscribed', 'cancelled', 'subscribed'],
  ])
  expect($toasts.get().map(({ text }) => text)).toEqual([
    ...['notices:saved', 'notices:saved', 'enrolment:unreachable'],
  ])
  expect(page.line.times(getMyCourses)).toBe(3)
})

test('the unfinished items of a learner are known only if both answers arrive', async () => {
  const page = await openPageSignedIn()
  await enrolIn(page, 1)
  const { loadUnfinishedItems } = await import('./unfinished-items.ts')
  expect(await loadUnfinishedItems()).toMatchObject({ unfinished: [expect.anything()], order: null })
  for (const call of [getUnfinished, getLatestOrder]) {
    page.line.lose(call)
    expect(await loadUnfinishedItems()).toBeNull()
  }
})
