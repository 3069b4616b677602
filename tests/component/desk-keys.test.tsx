import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { $router } from '#src/desk/address/router.ts'
import { useKeys } from '#src/desk/components/use-keys.ts'
import { EditContext } from '#src/desk/form/EditContext.tsx'
import { LanguageBar } from '#src/desk/form/LanguageBar.tsx'
import type { ItemEditor } from '#src/desk/item/item-editor.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { $me } from '#src/desk/session/me.ts'
import { $isShortcutListOpen } from '#src/desk/shell/palette-state.ts'
import { ShortcutList } from '#src/desk/shell/ShortcutList.tsx'
import { usePageFocus } from '#src/desk/shell/use-page-focus.ts'
import { useShellKeys } from '#src/desk/shell/use-shell-keys.ts'
import { CreateMenu } from '#src/desk/views/content/CreateLink.tsx'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

beforeEach(() => {
  document.documentElement.lang = 'en'
  $me.set({
    ...{ state: 'ready', roles: ['editor'], languages: ['en'], sites: [] },
    limits: { sites: null, languages: null },
  })
})

test('a key of a view works, although the shell uses the letter after g', async () => {
  const create = vi.fn()
  renderHook(() => useShellKeys())
  renderHook(() => useKeys({ c: create }))
  await userEvent.keyboard('c')
  expect(create).toHaveBeenCalledTimes(1)
})

test('after g, a letter opens an area, although the view that was there first uses it', async () => {
  const [create, open] = [vi.fn(), vi.spyOn($router, 'open').mockReturnValue()]
  renderHook(() => useKeys({ c: create }))
  renderHook(() => useShellKeys())
  await userEvent.keyboard('gc')
  expect(open).toHaveBeenCalledWith('/desk/content')
  expect(create).not.toHaveBeenCalled()
  open.mockRestore()
})

test('the list of shortcuts names the letters of all areas', async () => {
  $isShortcutListOpen.set(true)
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <ShortcutList />
    </TranslationContext>,
  )
  expect(screen.getByText('t c b q p')).toBeDefined()
  expect(screen.getByText('Go to Today, Content, Pictures, Questions, Publishing')).toBeDefined()
})

test.each([
  ['n', 'KeyN', 1],
  ['т', 'KeyN', 1],
  ['Dead', 'KeyN', 1],
  ['ń', 'KeyN', 0],
  ['@', 'KeyN', 0],
])('Alt with the key %s at the place %s calls the shortcut %i times', (key, code, times) => {
  const move = vi.fn()
  renderHook(() => useKeys({ 'alt+n': move }))
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, altKey: true, bubbles: true }))
  expect(move).toHaveBeenCalledTimes(times)
})

test('the language buttons are one stop of the Tab key, which Alt+T reaches from a field', async () => {
  $me.set({ state: 'ready', languages: ['en', 'de', 'pl'] })
  const onChoose = vi.fn()
  const editor = {} as ItemEditor
  const state = { family: 'course', language: 'de', findings: [], outdated: new Set<string>() } as const
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <EditContext value={{ ...state, editor, document: {}, canChange: () => true }}>
        <LanguageBar onChoose={onChoose} />
        <input aria-label="Name" />
      </EditContext>
    </TranslationContext>,
  )
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  screen.getByRole('textbox', { name: 'Name' }).focus()
  await userEvent.keyboard('{Alt>}t{/Alt}{ArrowRight}')
  expect(document.activeElement).toBe(buttons[2])
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toBe(buttons[0])
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(buttons[2])
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(buttons[0])
  await userEvent.click(buttons[2] as HTMLElement)
  expect(onChoose).toHaveBeenCalledWith('pl')
})

/** A view of the desk with a button. */
function View({ path }: { path: string }) {
  usePageFocus(path)
  return (
    <main id="main" tabIndex={-1}>
      <button type="button">{path}</button>
    </main>
  )
}

test('the focus moves to the content of a view that opens, unless an element of the page has it', async () => {
  const { rerender } = render(<View path="/desk" />)
  expect(document.activeElement).toBe(document.body)
  rerender(<View path="/desk/content" />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  screen.getByRole('button').focus()
  rerender(<View path="/desk/publishing" />)
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('above the list of all families, c opens the menu with the families', async () => {
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <CreateMenu />
    </TranslationContext>,
  )
  await userEvent.keyboard('c')
  expect(await screen.findByRole('menuitem', { name: 'Course' })).toBeDefined()
})
