import { afterEach, expect, test, vi } from 'vitest'
import { codeByReason } from '#src/contract/protocol/codes.ts'
import { createItemEditor, type ItemEditor } from '#src/desk/item/item-editor.ts'
import type { DraftStorage, LocalDraft } from '#src/desk/item/local-draft.ts'
import { answerDesk } from './answer-desk.ts'

const title = (text: string) => ({ texts: { en: { title: text } } })
const item = {
  ...{
    state: 'published',
    edition: 2,
    published: title('Published'),
    draft: null,
    saved: null,
    publishAt: null,
  },
  ...{ refusedSchedule: null, withdrawAt: null, refusedWithdrawal: null, findings: [], history: [] },
  rights: { change: true, languages: null },
}
const answers = {
  '/operator/content/item': item,
  '/operator/content/save': { id: 6, version: 9, document: null, findings: [] },
}

/** Returns a storage of this device that contains a draft. */
const storageWith = (draft: LocalDraft | undefined): DraftStorage => ({
  find: async () => draft,
  save: async () => undefined,
  delete: async () => undefined,
})

let opened: ItemEditor | undefined
afterEach(() => opened?.close())

/** Opens an item while offline; returns its editor. */
async function openOffline(draft: LocalDraft | undefined) {
  answerDesk()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  opened = createItemEditor('news', 6, () => undefined, storageWith(draft))
  await opened.load()
  return opened
}

test('an item that is opened offline shows the unsaved work of this device, and saves it once online', async () => {
  const editor = await openOffline({ document: title('Mine'), version: undefined, edition: 2 })
  expect(editor.$document.get()).toEqual(title('Mine'))
  expect(editor.$saving.get()).toEqual({ state: 'offline' })
  editor.change(['texts', 'en', 'title'], 'Mine, and more')
  const requests = answerDesk(answers)
  globalThis.dispatchEvent(new Event('online'))
  const sent = { id: 6, edition: 2, document: title('Mine, and more') }
  await vi.waitFor(() =>
    expect(requests.find(({ path }) => path === '/operator/content/save')?.body).toMatchObject(sent),
  )
  await vi.waitFor(() => expect(editor.$saving.get().state).toBe('saved'))
  expect(editor.$item.get()?.state).toBe('published')
})

test('an item that is opened offline without unsaved work is loaded once online', async () => {
  const editor = await openOffline(undefined)
  expect(editor.$document.get()).toBeUndefined()
  expect(editor.$failure.get()).toEqual({ kind: 'unreachable' })
  answerDesk(answers)
  globalThis.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(editor.$document.get()).toEqual(title('Published')))
  expect(editor.$failure.get()).toBeUndefined()
})

test('unsaved work that is opened again does not replace what another editor has saved since', async () => {
  const saved = { version: 4, editor: 'ada@demo.test', at: '2026-01-15T12:00:00.000Z' }
  const theirs = { ...saved, edition: 2, document: title('Theirs') }
  const requests = answerDesk()
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
    if (pathname.endsWith('/operator/content/save')) {
      requests.push({ path: pathname, body: JSON.parse(String(init?.body)) })
      const errorContext = { id: 6, base: title('Published'), theirs }
      return Response.json(
        { code: codeByReason.conflict, message: '', data: {}, errorContext },
        { status: 409 },
      )
    }
    return Response.json({ code: 200, message: '', data: { ...item, draft: title('Theirs'), saved } })
  })
  const draft = { document: title('Mine'), version: undefined, edition: 2 }
  opened = createItemEditor('news', 6, () => undefined, storageWith(draft))
  await opened.load()
  await opened.save()
  expect(opened.$saving.get()).toMatchObject({ state: 'conflict', other: { theirs } })
  expect(opened.$document.get()).toEqual(title('Mine'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(requests).toHaveLength(1)
})
