import { expect, test, vi } from 'vitest'
import { createItemEditor } from '#src/desk/item/item-editor.ts'

const title = (text: string) => ({ texts: { en: { title: text } } })
const item = { state: 'withdrawn', edition: 2, published: null, draft: null, saved: null, findings: [] }
const answers = vi.hoisted(() => new Map<string, unknown>())
vi.mock('#src/desk/api/desk-api.ts', () => ({
  deskApi: () => ({
    call: async ({ path }: { path: string }) => ({ ok: true, value: answers.get(path) }),
  }),
  $hasSessionEnded: { listen: () => () => undefined },
}))

/** Opens the item; returns what the form shows. */
async function open(shown: object) {
  answers.set('/operator/content/item', { ...item, ...shown })
  answers.set('/operator/content/edition', { document: title('Of the last edition') })
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
