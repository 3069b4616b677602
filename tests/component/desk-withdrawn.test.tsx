import { expect, test } from 'vitest'
import { createItemEditor } from '#src/desk/item/item-editor.ts'
import { answerDesk } from './answer-desk.ts'

const title = (text: string) => ({ texts: { en: { title: text } } })
const item = {
  ...{ state: 'withdrawn', edition: 2, published: null, draft: null, saved: null, publishAt: null },
  ...{ refusedSchedule: null, withdrawAt: null, refusedWithdrawal: null, findings: [], history: [] },
  rights: { change: true, languages: null },
}
const edition = { act: 'withdraw', editor: 'ada', at: '2026-11-29T22:00:00.000Z' }

/** Opens the item; returns what the form then shows. */
async function open(shown: object) {
  answerDesk({
    '/operator/content/item': { ...item, ...shown },
    '/operator/content/edition': { ...edition, document: title('Of the last edition') },
  })
  const editor = createItemEditor('news', 6, () => undefined)
  await editor.load()
  editor.close()
  return editor.$document.get()
}

test('a withdrawn item opens with its last edition, not as an empty form', async () => {
  expect(await open({})).toEqual(title('Of the last edition'))
})

test('a draft of a withdrawn item opens as it is', async () => {
  const saved = { version: 4, editor: 'ada', at: '2026-11-29T22:00:00.000Z' }
  expect(await open({ draft: title('Of the draft'), saved })).toEqual(title('Of the draft'))
})
