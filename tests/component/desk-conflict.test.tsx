import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atom } from 'nanostores'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { EditContext } from '#src/desk/form/EditContext.tsx'
import type { PartialDocument } from '#src/desk/item/document-path.ts'
import { createItemEditor, type ItemEditor } from '#src/desk/item/item-editor.ts'
import type { DraftStorage, LocalDraft } from '#src/desk/item/local-draft.ts'
import type { SaveState } from '#src/desk/item/save-state.ts'
import { createSetAside, restoreSetAside } from '#src/desk/item/set-aside.ts'
import { useValueText } from '#src/desk/item/use-value-text.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { $me } from '#src/desk/session/me.ts'
import { ConflictPanel } from '#src/desk/views/edit/ConflictPanel.tsx'
import { SetAsideNote } from '#src/desk/views/edit/SetAsideNote.tsx'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'
import { answerDesk } from './answer-desk.ts'

/** Renders the panel for an editor whose document conflicts with the saved one. */
async function show(mine: PartialDocument, saved: PartialDocument = { code: 'NEW-1', date: '2026-01-01' }) {
  const theirs = {
    ...{ editor: 'ada@demo.test', at: '2026-01-15T12:00:00.000Z', version: 3, edition: 1 },
    document: saved,
  }
  const base = { code: 'OLD-1', date: '2026-01-01' }
  const $saving = atom<SaveState>({ state: 'conflict', other: { id: 7, base, theirs } })
  // The panel reads only how far an editor's document is saved, hence the cast.
  const resolveConflict = async () => $saving.set({ state: 'changed' })
  const editor = { family: 'course', $saving, resolveConflict } as unknown as ItemEditor
  const state = { family: 'course', language: 'en', findings: [], outdated: new Set<string>() } as const
  document.documentElement.lang = 'en'
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <EditContext value={{ ...state, editor, document: mine, canChange: () => true }}>
        <main id="main" tabIndex={-1}>
          <ConflictPanel />
        </main>
      </EditContext>
    </TranslationContext>,
  )
}

test('an editor who changed the same place as another editor chooses one of the texts', async () => {
  await show({ code: 'MINE-1', date: '2026-01-01' })
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  expect(screen.getByRole('alert').textContent).toContain('Choose which text to keep.')
})

test('the address and the time of the other editor keep their direction in Arabic', async () => {
  await show({ code: 'MINE-1', date: '2026-01-01' })
  const [, , theirs] = screen.getAllByRole('columnheader')
  expect(theirs?.textContent).toMatch(/^\u2068ada@demo\.test\u2069, \u2068.*\u2069$/)
})

test('a compared text keeps its direction in Arabic, so that a full stop stays at its end', async () => {
  await show({ code: 'MINE-1', date: '2026-01-01' })
  expect(screen.getAllByText('OLD-1').map((text) => text.closest('[dir]')?.getAttribute('dir'))).toContain(
    'auto',
  )
})

test('after a conflict is decided, the focus stays in the page', async () => {
  await show({ code: 'MINE-1', date: '2026-01-01' })
  await userEvent.click(screen.getByRole('button', { name: 'Take the other one' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('after a conflict is decided, the page is at its top, where the kept text is', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await show({ code: 'MINE-1', date: '2026-01-01' })
  await userEvent.click(screen.getByRole('button', { name: 'Take the other one' }))
  expect(scroll).toHaveBeenCalledWith(0, 0)
  scroll.mockRestore()
})

test('one button chooses the editor’s own text in every row', async () => {
  await show({ code: 'MINE-1', date: '2026-02-01' })
  expect(screen.queryByRole('button', { name: 'Choose yours in every row' })).toBeNull()
  cleanup()
  const theirs = { code: 'NEW-1', date: '2026-03-01' }
  await show({ code: 'MINE-1', date: '2026-02-01' }, theirs)
  await userEvent.click(screen.getByRole('button', { name: 'Choose yours in every row' }))
  const chosen = screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)
  expect(chosen).toEqual([false, true, false, true])
  const button = screen.getByRole('button', { name: 'Continue with these' })
  expect(button.getAttribute('aria-disabled')).toBe('false')
})

test('an editor who changed other places is not asked to choose', async () => {
  await show({ code: 'OLD-1', date: '2026-02-01' })
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('continue with both changes')
  expect(screen.getByRole('alert').textContent).not.toContain('Choose')
})

test('the other change may be the editor’s own, from another window or before a reload', async () => {
  $me.set({ state: 'ready', languages: ['en'], email: 'ada@demo.test' })
  await show({ code: 'MINE-1', date: '2026-01-01' })
  expect(screen.getByRole('alert').textContent).toMatch(/^You changed this item at .* in another window/)
  $me.set({ state: 'ready', languages: ['en'] })
})

const edition = (code: string) => ({ code, date: '2026-01-01' })

/** Creates a storage of this device, whose keys are the names of items. */
function createStorage(): DraftStorage {
  const stored = new Map<string, LocalDraft>()
  return {
    find: async (_, name) => stored.get(name),
    save: async (_, name, draft) => void stored.set(name, draft),
    delete: async (_, name) => void stored.delete(name),
  }
}

test('the text of an editor who takes the other one is kept, and can be brought back', async () => {
  const other = { editor: 'ada@demo.test', at: '2026-01-15T12:00:00.000Z', version: 3, edition: 1 }
  answerDesk({
    '/operator/content/item': {
      ...{ state: 'published', edition: 1, published: edition('OLD-1'), draft: null, saved: null },
      ...{ publishAt: null, refusedSchedule: null, withdrawAt: null, refusedWithdrawal: null, findings: [] },
      ...{ history: [], rights: { change: true, languages: null } },
    },
  })
  const storage = createStorage()
  const editor = createItemEditor('course', 7, () => undefined, storage)
  await editor.load()
  editor.change(['code'], 'MINE-1')
  const theirs = { ...other, document: edition('NEW-1') }
  editor.$saving.set({ state: 'conflict', other: { id: 7, base: edition('OLD-1'), theirs } })
  await editor.resolveConflict(theirs.document)
  editor.close()
  expect(editor.$document.get()).toEqual(edition('NEW-1'))
  const reopened = createItemEditor('course', 7, () => undefined, storage)
  await reopened.load()
  const state = { family: 'course', language: 'en', findings: [], outdated: new Set<string>() } as const
  const document = reopened.$document.get() ?? {}
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <EditContext value={{ ...state, editor: reopened, document, canChange: () => true }}>
        <SetAsideNote />
      </EditContext>
    </TranslationContext>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Bring it back' }))
  expect(reopened.$document.get()).toEqual(edition('MINE-1'))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete it' }))
  expect(screen.queryByRole('button')).toBeNull()
  reopened.close()
})

test('a text that is brought back leaves the changes of the other editor at other places', async () => {
  const other = { editor: 'ada@demo.test', at: '2026-01-15T12:00:00.000Z', version: 3, edition: 1 }
  answerDesk()
  const editor = createItemEditor('course', 7, () => undefined, createStorage())
  const theirs = { ...other, document: { code: 'NEW-1', date: '2026-03-01' } }
  editor.change(['code'], 'MINE-1')
  editor.change(['date'], '2026-01-01')
  editor.$saving.set({ state: 'conflict', other: { id: 7, base: edition('OLD-1'), theirs } })
  await editor.resolveConflict(theirs.document)
  expect(editor.setAside.$documents.get().map(({ document }) => document)).toEqual([
    { code: 'MINE-1', date: '2026-03-01' },
  ])
  editor.close()
})

test('the texts of two conflicts are kept side by side, with the places at which they differ', async () => {
  const storage = createStorage()
  const kept = createSetAside(storage, () => ['ada', 'course 7 set aside'])
  kept.keep(edition('FIRST-1'), edition('NEW-1'))
  kept.keep(edition('SECOND-1'), edition('NEW-1'))
  kept.keep(edition('SECOND-1'), edition('NEW-1'))
  const reopened = createSetAside(storage, () => ['ada', 'course 7 set aside'])
  await reopened.load()
  expect(reopened.$documents.get().map(({ document }) => document)).toEqual([
    edition('FIRST-1'),
    edition('SECOND-1'),
  ])
  // The note reads only the texts that an editor set aside, hence the cast.
  const editor = { family: 'course', setAside: reopened } as ItemEditor
  const state = { family: 'course', language: 'en', findings: [], outdated: new Set<string>() } as const
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <EditContext value={{ ...state, editor, document: edition('NEW-1'), canChange: () => true }}>
        <SetAsideNote />
      </EditContext>
    </TranslationContext>,
  )
  const notes = screen.getAllByRole('status').flatMap(({ textContent }) => textContent || [])
  expect(notes).toEqual([expect.stringContaining('Code: FIRST-1'), expect.stringContaining('Code: SECOND-1')])
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete it' })[0] as HTMLElement)
  const last = createSetAside(storage, () => ['ada', 'course 7 set aside'])
  await last.load()
  expect(last.$documents.get().map(({ document }) => document)).toEqual([edition('SECOND-1')])
})

test('a long kept text is shown from where it differs', async () => {
  const kept = createSetAside(createStorage(), () => ['ada', 'course 7 set aside'])
  const beginning =
    'Stored wood heats up over days, a battery within minutes, and nobody sees it on the camera.'
  const summary = (end: string) => ({ texts: { en: { summary: `<p>${beginning} ${end}</p>` } } })
  kept.keep(summary('Mine.'), summary('Theirs.'))
  // The note reads only the texts that an editor set aside, hence the cast.
  const editor = { family: 'course', setAside: kept } as ItemEditor
  const state = { family: 'course', language: 'en', findings: [], outdated: new Set<string>() } as const
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <EditContext value={{ ...state, editor, document: summary('Theirs.'), canChange: () => true }}>
        <SetAsideNote />
      </EditContext>
    </TranslationContext>,
  )
  expect(screen.getByText('… sees it on the camera. Mine.')).toBeDefined()
})

test('a kept fee is shown in units of the currency', async () => {
  const kept = createSetAside(createStorage(), () => ['ada', 'certification 7 set aside'])
  kept.keep({ fee: { EUR: 9950 } }, { fee: { EUR: 15_000 } })
  // The note reads only the texts that an editor set aside, hence the cast.
  const editor = { family: 'certification', setAside: kept } as ItemEditor
  const state = {
    family: 'certification',
    language: 'en',
    findings: [],
    outdated: new Set<string>(),
  } as const
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <EditContext value={{ ...state, editor, document: { fee: { EUR: 15_000 } }, canChange: () => true }}>
        <SetAsideNote />
      </EditContext>
    </TranslationContext>,
  )
  expect(screen.getByText('99.50')).toBeDefined()
})

test('a kept list is shown with the entries that the current list lacks', async () => {
  const kept = createSetAside(createStorage(), () => ['ada', 'trainer 7 set aside'])
  const languages = ['en', 'de']
  kept.keep({ languages: ['en', 'de', 'pl', 'it'] }, { languages })
  // The note reads only the texts that an editor set aside, hence the cast.
  const editor = { family: 'trainer', setAside: kept } as ItemEditor
  const state = { family: 'trainer', language: 'en', findings: [], outdated: new Set<string>() } as const
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <EditContext value={{ ...state, editor, document: { languages }, canChange: () => true }}>
        <SetAsideNote />
      </EditContext>
    </TranslationContext>,
  )
  expect(screen.getByText('Polish; Italian')).toBeDefined()
})

test('a fee is shown in units of the currency', async () => {
  const translator = await loadDeskMessages('en')
  const text = renderHook(() => useValueText('certification'), {
    wrapper: ({ children }) => <TranslationContext value={translator}>{children}</TranslationContext>,
  }).result.current
  expect([
    text(['fee'], { EUR: 27_900, PLN: 120_000 }),
    text(['fee', 'EUR'], 50),
    text(['fee'], null),
    text(['fee'], undefined),
    text(['level'], 'expert'),
    text(['isOffered'], true),
    text(['texts', 'en', 'name'], 'Lenses'),
  ]).toEqual(['279.00 EUR, 1200.00 PLN', '0.50', 'Free of charge', '', 'Expert', 'Yes', 'Lenses'])
})

test('a comparison names referenced items, countries and languages', async () => {
  document.documentElement.lang = 'en'
  const course = { name: 'Lenses' }
  answerDesk({
    '/operator/content/item': {
      ...{ state: 'published', edition: 1, published: { texts: { en: course } }, draft: null, saved: null },
      ...{ publishAt: null, refusedSchedule: null, withdrawAt: null, refusedWithdrawal: null, findings: [] },
      ...{ history: [], rights: { change: true, languages: null } },
    },
  })
  const translator = await loadDeskMessages('en')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TranslationContext value={translator}>{children}</TranslationContext>
  )
  const { result } = renderHook(() => useValueText('certification'), { wrapper })
  expect(result.current(['courses', 0, 'courseId'], 4711)).toBe('Course 4711')
  await waitFor(() => expect(result.current(['courses', 0, 'courseId'], 4711)).toBe('Lenses (4711)'))
  const trainer = renderHook(() => useValueText('trainer'), { wrapper }).result.current
  expect([trainer(['languages'], ['pl', 'de']), trainer(['country'], 'PL')]).toEqual([
    'Polish\nGerman',
    'Poland',
  ])
})

test('restoring a kept text leaves the changes that were made elsewhere since', () => {
  const chosen = { code: 'THEIRS-1', title: 'Old' }
  const kept = { document: { code: 'MINE-1', title: 'Old' }, base: chosen }
  const later = { ...chosen, title: 'New' }
  const restored = restoreSetAside(kept, later)
  expect(restored).toEqual({ code: 'MINE-1', title: 'New' })
  // Undoing the restoration keeps the title that was changed after it.
  const corrected = { ...restored, title: 'Newest' }
  expect(restoreSetAside({ document: later, base: restored }, corrected)).toEqual({
    code: 'THEIRS-1',
    title: 'Newest',
  })
  expect(restoreSetAside({ document: kept.document, base: undefined }, later)).toEqual(kept.document)
})

test('after a conflict the page shows that there is a draft, and what the check finds in it', async () => {
  const other = { editor: 'ada@demo.test', at: '2026-01-15T12:00:00.000Z', version: 3, edition: 1 }
  const item = {
    ...{ state: 'published', edition: 1, published: edition('OLD-1'), draft: null, saved: null },
    ...{ publishAt: null, refusedSchedule: null, withdrawAt: null, refusedWithdrawal: null, findings: [] },
    ...{ history: [], rights: { change: true, languages: null } },
  }
  const finding = {
    ...{ level: 'warning', family: 'course', id: 7, path: 'texts.de.name', rule: 'textOutdated', detail: '' },
    message: 'is outdated',
  }
  answerDesk({ '/operator/content/item': item })
  const editor = createItemEditor('course', 7, () => undefined, createStorage())
  await editor.load()
  editor.change(['code'], 'MINE-1')
  const theirs = { ...other, document: edition('NEW-1') }
  editor.$saving.set({ state: 'conflict', other: { id: 7, base: edition('OLD-1'), theirs } })
  const { editor: who, at, version } = other
  const saved = { version, editor: who, at }
  answerDesk({ '/operator/content/item': { ...item, draft: edition('NEW-1'), saved, findings: [finding] } })
  await editor.resolveConflict(theirs.document)
  editor.close()
  expect(editor.$item.get()?.draft).toEqual(edition('NEW-1'))
  expect(editor.$findings.get().map(({ rule }) => rule)).toEqual(['textOutdated'])
})
