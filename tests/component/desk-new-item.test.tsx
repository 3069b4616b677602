import { afterEach, expect, test, vi } from 'vitest'
import { createItemEditor, type ItemEditor } from '#src/desk/item/item-editor.ts'
import type { DraftStorage, LocalDraft } from '#src/desk/item/local-draft.ts'
import { assignSession, createdId, nameOfNew, sessionKey, takeName } from '#src/desk/item/session-key.ts'
import { answerDesk } from './answer-desk.ts'

const at = '2026-11-29T10:00:00.000Z'
const title = (text: string) => ({ texts: { en: { title: text } } })
const answers = {
  '/operator/content/item': {
    ...{
      state: 'draft',
      edition: 0,
      published: null,
      draft: title('A'),
      saved: { version: 9, editor: 'ada', at },
    },
    ...{ publishAt: null, refusedSchedule: null, withdrawAt: null, refusedWithdrawal: null },
    ...{ findings: [], history: [], rights: { change: true, languages: null } },
  },
  '/operator/content/save': { id: 6, version: 9, document: null, findings: [] },
}

let editor: ItemEditor
afterEach(() => editor.close())

test('what is typed during the first save of a new item is stored under its id, and saved from the new version', async () => {
  const stored = new Map<string, LocalDraft>()
  const storage: DraftStorage = {
    find: async (_, name) => stored.get(name),
    save: async (_, name, draft) => void stored.set(name, draft),
    delete: async (_, name) => void stored.delete(name),
  }
  const requests = answerDesk(answers)
  const created = vi.fn(() => stored.get('news 6')?.document)
  editor = createItemEditor('news', 'new-1', created, storage)
  editor.change(['texts', 'en', 'title'], 'A')
  const saved = editor.save()
  editor.change(['texts', 'en', 'title'], 'AB')
  await saved
  expect(created).toHaveReturnedWith(expect.objectContaining(title('AB')))
  expect(stored.has('news new-1')).toBe(false)
  await editor.save()
  const sent = requests.filter(({ path }) => path === '/operator/content/save').map(({ body }) => body)
  expect(sent.at(-1)).toMatchObject({ id: 6, version: 9, document: title('AB') })
  expect(editor.$document.get()).toMatchObject(title('AB'))
  expect(editor.$saving.get().state).toBe('saved')
})

test('the session of a new item stays that of the item, and the next new item has its own', () => {
  const first = sessionKey('news', undefined)
  const name = nameOfNew(undefined)
  assignSession('news', 7, name)
  expect(sessionKey('news', 7)).toBe(first)
  expect(sessionKey('news', undefined)).not.toBe(first)
  expect(sessionKey('news', 8)).toBe('news 8')
  expect(createdId(name)).toBe(7)
})

test('a new item with changes keeps its session when its name appears in the URL, and the next empty form has another', () => {
  const first = sessionKey('news', undefined)
  const name = nameOfNew(undefined)
  takeName(name)
  expect(sessionKey('news', undefined, name)).toBe(first)
  expect(sessionKey('news', undefined)).not.toBe(first)
  expect(createdId(name)).toBeUndefined()
})
