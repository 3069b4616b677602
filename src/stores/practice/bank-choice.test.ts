import { beforeEach, expect, test } from 'vitest'
import { awaitResponses, openPage, openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { operatorToken } from '#tests/fixtures/server/portal.ts'
import { publishBank } from '#tests/fixtures/server/practice-bank.ts'
import { getPracticeBanks, resetPractice } from '../../contract/learning/practice.ts'

let page: Page
let banks: { hsc: number; gsc: number } | undefined
let store: typeof import('./bank-choice.ts')

beforeEach(async () => {
  page = await openPageSignedIn()
  banks ??= await publishBanks()
  store = await import('./bank-choice.ts')
})

async function publishBanks() {
  const editor = page.portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })
  const hsc = await publishBank(editor, { size: 2, name: 'Bank of the first programme' })
  return {
    hsc,
    gsc: await publishBank(editor, { size: 2, name: 'Bank of the second programme', kind: 'gsc' }),
  }
}

const opened = async (kind?: 'hsc' | 'gsc') => {
  await store.openPractice(kind)
  return store.$practiceBank.get()?.bankId
}

test('practice opens the bank of the programme', async () => {
  expect(await opened('hsc')).toBe(banks?.hsc)
})

test('practice opens the bank of another programme', async () => {
  expect(await opened('gsc')).toBe(banks?.gsc)
})

test('without a programme practice opens the first bank', async () => {
  expect(await opened()).toBe(banks?.hsc)
})

test('practice that is opened again stays at the bank that was chosen', async () => {
  await opened('hsc')
  store.chooseBank(banks?.gsc ?? null)
  expect(await opened('hsc')).toBe(banks?.gsc)
})

const stage = async () => (await import('./stage.ts')).$practiceStage.get()

test('if the banks could not be loaded, the state is `failed` and loading can be retried', async () => {
  const { getBanks } = await import('./banks.ts')
  expect(getBanks()).toEqual([])
  page.line.lose(getPracticeBanks)
  await store.openPractice('hsc')
  expect([await stage(), store.$practiceBank.get(), getBanks()]).toEqual(['failed', undefined, []])
  const answer = page.line.hold(getPracticeBanks)
  const again = store.openPractice('hsc')
  await awaitResponses()
  expect(await stage()).toBe('opening')
  answer()
  await again
  expect([await opened('hsc'), await stage()]).toEqual([banks?.hsc, 'choosing'])
})

test('an anonymous visitor differs from an unknown session', async () => {
  page.line.up = false
  await store.openPractice('hsc')
  expect(await stage()).toBe('failed')
  page = await openPage()
  store = await import('./bank-choice.ts')
  await store.openPractice('hsc')
  expect([await stage(), page.line.times(getPracticeBanks)]).toEqual(['anonymous', 0])
})

test('topics are toggled, and another bank begins without any', async () => {
  await opened('hsc')
  for (const key of ['optics', 'power', 'optics']) store.toggleTopic(key)
  expect(store.$chosenTopics.get()).toEqual(['power'])
  store.chooseBank(banks?.hsc ?? null)
  expect(store.$chosenTopics.get()).toEqual(['power'])
  store.chooseBank(banks?.gsc ?? null)
  expect(store.$chosenTopics.get()).toEqual([])
})

test('going back to the choice loads the current counts', async () => {
  await opened('hsc')
  const { $practiceStage } = await import('./stage.ts')
  $practiceStage.set('question')
  await store.returnToBankChoice()
  expect([await stage(), page.line.times(getPracticeBanks)]).toEqual(['choosing', 2])
})

test('without a bank nothing is deleted, and there is no question', async () => {
  const { $hasPracticeFailed } = await import('./stage.ts')
  await store.deletePracticeHistory()
  expect([page.line.times(), $hasPracticeFailed.get()]).toEqual([0, false])
  const question = await import('./question.ts')
  await question.startPractice()
  expect([page.line.times(), $hasPracticeFailed.get(), question.$practiceQuestion.get()]).toEqual([
    0,
    true,
    null,
  ])
})

test('a failed deletion of the practice history is shown', async () => {
  await opened('hsc')
  page.line.lose(resetPractice)
  const { $hasPracticeFailed } = await import('./stage.ts')
  await store.deletePracticeHistory()
  expect($hasPracticeFailed.get()).toBe(true)
  await store.deletePracticeHistory()
  expect($hasPracticeFailed.get()).toBe(false)
})

test('a programme with a bank can be practised, once the banks are loaded', async () => {
  const { $hasPracticeBank, loadBanksOfLearner } = await import('./banks.ts')
  expect($hasPracticeBank.get()('hsc')).toBe(false)
  await loadBanksOfLearner()
  await loadBanksOfLearner()
  expect([
    $hasPracticeBank.get()('hsc'),
    $hasPracticeBank.get()('gsc'),
    $hasPracticeBank.get()(undefined),
  ]).toEqual([...[true, true, false]])
  expect(page.line.times(getPracticeBanks)).toBe(1)
})
