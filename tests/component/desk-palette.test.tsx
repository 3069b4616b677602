import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { $router } from '#src/desk/address/router.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { $me } from '#src/desk/session/me.ts'
import { LazyCommandPalette } from '#src/desk/shell/LazyCommandPalette.tsx'
import { PaletteDialog } from '#src/desk/shell/PaletteDialog.tsx'
import { closePalette } from '#src/desk/shell/palette-state.ts'
import { usePaletteEntries } from '#src/desk/shell/use-palette-entries.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

const found = { family: 'news', id: 12, title: 'New expert course: Locked doors', code: null }
const course = { family: 'course', id: 7, title: 'Locked doors', code: 'ACS-1' }
const rowsFor = (query: string | undefined) => (query === 'zzzz' ? [] : [found, course])
const pools = [{ poolId: 101, title: 'Quiz: lenses' }]
vi.mock('#src/desk/components/use-call.ts', () => ({
  useCall: ({ path }: { path: string }, request: { query?: string } | null) => ({
    value: path.includes('/items') ? { rows: request && rowsFor(request.query) } : pools,
  }),
}))
vi.mock('#src/desk/components/readable-rows.ts', () => ({
  readableRows: (rows: unknown[] | null) => rows ?? [],
}))

/** Returns the names of the palette's lines for the typed text. */
async function linesFor(query: string): Promise<string[]> {
  $me.set({
    ...{ state: 'ready', roles: ['editor'], languages: ['en'], sites: [] },
    limits: { sites: null, languages: null },
  })
  const translator = await loadDeskMessages('en')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TranslationContext value={translator}>{children}</TranslationContext>
  )
  const { result } = renderHook(() => usePaletteEntries(query), { wrapper })
  await waitFor(() => expect(result.current.entries.map(({ name }) => name)).toContain(found.title))
  return result.current.entries.map(({ name }) => name)
}

test('a command whose words were typed comes before items that contain the words', async () => {
  expect((await linesFor('new course')).slice(0, 2)).toEqual(['New: Course', found.title])
})

test('for one word, the items come first', async () => {
  expect((await linesFor('course'))[0]).toBe(found.title)
})

test('an item whose title begins with the typed words comes before one that contains them', async () => {
  expect((await linesFor('locked doors')).slice(0, 2)).toEqual([course.title, found.title])
})

test('what is typed before the search is loaded is searched', async () => {
  const translator = await loadDeskMessages('en')
  const show = (palette: ReactNode) => <TranslationContext value={translator}>{palette}</TranslationContext>
  render(show(<LazyCommandPalette />))
  await userEvent.type(screen.getByRole('textbox', { name: 'Find or do' }), 'expert')
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Find or do' })
  expect(field.value).toBe('expert')
  expect(await screen.findByRole('option', { name: new RegExp(found.title) })).toBeDefined()
})

test('that nothing is found is an option, because a list of choices may contain options only', async () => {
  $me.set({
    ...{ state: 'ready', roles: ['editor'], languages: ['en'], sites: [] },
    limits: { sites: null, languages: null },
  })
  closePalette()
  const translator = await loadDeskMessages('en')
  render(
    <TranslationContext value={translator}>
      <LazyCommandPalette />
    </TranslationContext>,
  )
  await userEvent.type(await screen.findByRole('combobox', { name: 'Find or do' }), 'zzzz')
  expect(await screen.findByRole('option', { name: 'Nothing found.' })).toBeDefined()
})

test('a reviewer finds the pools, which are the only items that reviewers may read', async () => {
  $me.set({
    ...{ state: 'ready', roles: ['reviewer'], languages: ['en'], sites: [] },
    limits: { sites: null, languages: null },
  })
  const translator = await loadDeskMessages('en')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TranslationContext value={translator}>{children}</TranslationContext>
  )
  const { result } = renderHook(() => usePaletteEntries('lenses'), { wrapper })
  await waitFor(() => expect(result.current.isComplete).toBe(true))
  expect(result.current.entries).toEqual([
    { name: 'Quiz: lenses', kind: 'Question pool · 101', href: '/desk/questions/101' },
  ])
})

test('Enter before the results have arrived opens the first one when they arrive', async () => {
  $me.set({
    ...{ state: 'ready', roles: ['editor'], languages: ['en'], sites: [] },
    limits: { sites: null, languages: null },
  })
  const open = vi.spyOn($router, 'open').mockReturnValue()
  const translator = await loadDeskMessages('en')
  render(
    <TranslationContext value={translator}>
      <LazyCommandPalette />
    </TranslationContext>,
  )
  await userEvent.type(await screen.findByRole('combobox', { name: 'Find or do' }), 'locked doors{Enter}')
  await waitFor(() => expect(open).toHaveBeenCalledWith('/desk/edit/course/7'))
  open.mockRestore()
})

test('Enter before the search is loaded opens the first result', async () => {
  $me.set({
    ...{ state: 'ready', roles: ['editor'], languages: ['en'], sites: [] },
    limits: { sites: null, languages: null },
  })
  const open = vi.spyOn($router, 'open').mockReturnValue()
  const translator = await loadDeskMessages('en')
  const show = (palette: ReactNode) => <TranslationContext value={translator}>{palette}</TranslationContext>
  closePalette()
  const { rerender } = render(show(<PaletteDialog />))
  await userEvent.type(screen.getByRole('textbox', { name: 'Find or do' }), 'locked doors{Enter}')
  rerender(show(<LazyCommandPalette />))
  await waitFor(() => expect(open).toHaveBeenCalledWith('/desk/edit/course/7'))
  open.mockRestore()
})

test('Enter opens a command whose words were typed without waiting for the server', async () => {
  $me.set({
    ...{ state: 'ready', roles: ['editor'], languages: ['en'], sites: [] },
    limits: { sites: null, languages: null },
  })
  const translator = await loadDeskMessages('en')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TranslationContext value={translator}>{children}</TranslationContext>
  )
  const { result, rerender } = renderHook(({ query }) => usePaletteEntries(query), {
    wrapper,
    initialProps: { query: '' },
  })
  // The search starts only after a pause in typing, so nothing is searched yet.
  rerender({ query: 'new cour' })
  expect(result.current).toMatchObject({ isPending: false, isComplete: false })
  expect(result.current.entries[0]?.name).toBe('New: Course')
  rerender({ query: 'locked' })
  expect(result.current.isPending).toBe(true)
})
