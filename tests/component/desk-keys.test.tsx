import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { $router } from '#src/desk/address/router.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { useKeys } from '#src/desk/pieces/use-keys.ts'
import { CreateMenu } from '#src/desk/rooms/content/CreateLink.tsx'
import { $me } from '#src/desk/session/me.ts'
import { $isShortcutListOpen } from '#src/desk/shell/palette-state.ts'
import { ShortcutList } from '#src/desk/shell/ShortcutList.tsx'
import { usePageFocus } from '#src/desk/shell/use-page-focus.ts'
import { useShellKeys } from '#src/desk/shell/use-shell-keys.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

beforeEach(() => {
  document.documentElement.lang = 'en'
  $me.set({
    ...{ state: 'ready', roles: ['editor'], languages: ['en'], sites: [] },
    limits: { sites: null, languages: null },
  })
})

test('a key of a room works, although the shell uses the letter after g', async () => {
  const create = vi.fn()
  renderHook(() => useShellKeys())
  renderHook(() => useKeys({ c: create }))
  await userEvent.keyboard('c')
  expect(create).toHaveBeenCalledTimes(1)
})

test('after g, a letter opens an area, although the room that was there first uses it', async () => {
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
