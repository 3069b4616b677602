import { afterEach, expect, test, vi } from 'vitest'
import { createItemEditor, type ItemEditor } from '#src/desk/item/item-editor.ts'
import type { DraftStorage, LocalDraft } from '#src/desk/item/local-draft.ts'
import {
  connectSessionToItem,
  createdItemIdOf,
  editingSessionKeyOf,
  nameOfNewItem,
  reserveItemName,
} from '#src/desk/item/session-key.ts'
import { $me } from '#src/desk/session/me.ts'
import { answerDesk } from './answer-desk.ts'

const at = '2026-11-29T10:00:00.000Z'
const title = (text: string) => ({ texts: { en: { title: text } } })
const dateMissing = {
  ...{ level: 'error', family: 'news', id: 6, path: 'date', rule: 'incomplete', detail: 'missing' },
  message: 'is missing',
}
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
    ...{ findings: [dateMissing], history: [], rights: { change: true, languages: null } },
  },
  '/operator/content/save': { id: 6, version: 9, document: null, findings: [] },
}

/** Stores drafts in a map, whose keys are the names of items. */
const memory = (stored: Map<string, LocalDraft>): DraftStorage => ({
  find: async (_, name) => stored.get(name),
  save: async (_, name, draft) => void stored.set(name, draft),
  delete: async (_, name) => void stored.delete(name),
})

let editor: ItemEditor
afterEach(() => editor.close())

test('what is typed during the first save of a new item is stored under its id, and saved from the new version', async () => {
  const stored = new Map<string, LocalDraft>()
  const requests = answerDesk(answers)
  const created = vi.fn(() => stored.get('news 6')?.document)
  editor = createItemEditor('news', 'new-12-1', created, memory(stored))
  editor.change(['texts', 'en', 'title'], 'A')
  const saved = editor.save()
  editor.change(['texts', 'en', 'title'], 'AB')
  await saved
  expect(created).toHaveReturnedWith(expect.objectContaining(title('AB')))
  expect(stored.has('news new-12-1')).toBe(false)
  await editor.save()
  const sent = requests.filter(({ path }) => path === '/operator/content/save').map(({ body }) => body)
  expect(sent.at(-1)).toMatchObject({ id: 6, version: 9, document: title('AB') })
  expect(editor.$document.get()).toMatchObject(title('AB'))
  expect(editor.$saving.get().state).toBe('saved')
})

/** Answers saves like the server, but the first response does not arrive. Returns the requests that save. */
function loseFirstResponse(storedBy: (document: object) => object) {
  const requests = answerDesk(answers)
  const answered = globalThis.fetch
  let theirs: object | undefined
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    const response = await answered(input, init)
    if (!url.includes('/content/save')) return response
    const { document = {}, version } = (requests.at(-1)?.body ?? {}) as {
      document?: object
      version?: number
    }
    if (version !== undefined) return response
    if (theirs)
      return Response.json({
        code: 409,
        message: 'Conflict',
        data: {},
        errorContext: { id: 6, base: null, theirs },
      })
    theirs = { editor: 'ada', at, version: 9, edition: 0, document: storedBy(document) }
    throw new TypeError('Failed to fetch')
  })
  return () => requests.filter(({ path }) => path === '/operator/content/save').map(({ body }) => body)
}

test('if the response to the first save is lost, the next save continues that item', async () => {
  const sent = loseFirstResponse((document) => document)
  const created = vi.fn()
  editor = createItemEditor('news', 'new-12-2', created, memory(new Map()))
  editor.change(['texts', 'en', 'title'], 'A')
  await editor.save()
  expect(editor.$saving.get().state).toBe('offline')
  editor.change(['texts', 'en', 'title'], 'AB')
  await editor.save()
  await editor.save()
  expect(created).toHaveBeenCalledExactlyOnceWith(6)
  const [first, second, third] = sent()
  expect([first, second]).toMatchObject([{ creation: 'new-12-2' }, { creation: 'new-12-2' }])
  expect(third).toMatchObject({ id: 6, version: 9, document: title('AB') })
  expect(editor.$saving.get().state).toBe('saved')
})

test('if the response to the first save is lost, the check shows what is missing in the stored draft', async () => {
  loseFirstResponse((document) => document)
  editor = createItemEditor('news', 'new-12-4', () => undefined, memory(new Map()))
  editor.change(['texts', 'en', 'title'], 'A')
  await editor.save()
  await editor.save()
  expect(editor.$saving.get().state).toBe('saved')
  expect(editor.$findings.get()).toEqual(answers['/operator/content/item'].findings)
})

test('if the item that a lost response created was changed since, the editor sees both texts', async () => {
  loseFirstResponse((document) => ({ ...document, date: '2027-01-01' }))
  const stored = new Map<string, LocalDraft>()
  editor = createItemEditor('news', 'new-12-3', () => undefined, memory(stored))
  editor.change(['texts', 'en', 'title'], 'A')
  await editor.save()
  await editor.save()
  expect(editor.id).toBe(6)
  expect(editor.$saving.get()).toMatchObject({ state: 'conflict', other: { id: 6, base: null } })
  expect([...stored.keys()]).toEqual(['news 6'])
})

test('what is written while the draft is being published is saved on the new edition', async () => {
  const requests = answerDesk(answers)
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const response = await answered(input, init)
    const { path, body } = requests.at(-1) as { path: string; body: { edition?: number } }
    if (path !== '/operator/content/save' || body.edition === 1) return response
    const theirs = { editor: 'ada', at, version: null, edition: 1, document: title('A') }
    const errorContext = { id: 6, base: title('A'), theirs }
    return Response.json({ code: 409, message: 'Conflict', data: {}, errorContext })
  })
  editor = createItemEditor('news', 6, () => undefined, memory(new Map()))
  await editor.load()
  editor.change(['texts', 'en', 'title'], 'AB')
  await editor.save()
  expect(editor.$saving.get().state).not.toBe('conflict')
  await editor.save()
  expect(editor.$saving.get().state).toBe('saved')
  expect(editor.$document.get()).toMatchObject(title('AB'))
})

test('the session of a new item stays that of the item, and the next new item has its own', () => {
  const first = editingSessionKeyOf('news', undefined)
  const name = nameOfNewItem(undefined)
  connectSessionToItem('news', 7, name)
  expect(editingSessionKeyOf('news', 7)).toBe(first)
  expect(editingSessionKeyOf('news', undefined)).not.toBe(first)
  expect(editingSessionKeyOf('news', 8)).toBe('news 8')
  expect(createdItemIdOf(name)).toBe(7)
})

test('a new item with changes keeps its session when its name appears in the URL, and the next empty form has another', () => {
  const first = editingSessionKeyOf('news', undefined)
  const name = nameOfNewItem(undefined)
  reserveItemName(name)
  expect(editingSessionKeyOf('news', undefined, name)).toBe(first)
  expect(editingSessionKeyOf('news', undefined)).not.toBe(first)
  expect(createdItemIdOf(name)).toBeUndefined()
})

test('the history shows who saved the draft last, and when', async () => {
  answerDesk({
    ...answers,
    '/operator/content/save': { id: 6, version: 10, document: null, findings: [] },
  })
  $me.set({ state: 'ready', languages: ['en'], email: 'eva@demo.test' })
  editor = createItemEditor('news', 6, () => undefined, memory(new Map()))
  await editor.load()
  expect(editor.$item.get()?.saved).toEqual({ version: 9, editor: 'ada', at })
  editor.change(['texts', 'en', 'title'], 'AB')
  await editor.save()
  const saved = editor.$item.get()?.saved
  expect(saved).toMatchObject({ version: 10, editor: 'eva@demo.test' })
  expect(saved?.at).not.toBe(at)
  $me.set({ state: 'ready', languages: ['en'] })
})
