import { beforeEach, expect, test } from 'vitest'
import { openPageSignedIn, type Page } from '#tests/fixtures/page.ts'
import { operatorToken } from '#tests/fixtures/server/portal.ts'
import { publishBank } from '#tests/fixtures/server/practice-bank.ts'

let page: Page
let banks: { hsc: number; gsc: number } | undefined
let store: typeof import('./choice.ts')

beforeEach(async () => {
  page = await openPageSignedIn()
  banks ??= await publishBanks()
  store = await import('./choice.ts')
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
  return store.$bank.get()?.bankId
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
