import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { $me } from '#src/desk/session/me.ts'
import { CreateLink, CreateMenu } from '#src/desk/views/content/CreateLink.tsx'
import type { EditorLimits } from '#src/domain/editor-limits.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

/** Renders the link for an editor with these limits. */
async function show(limits: EditorLimits) {
  $me.set({ state: 'ready', roles: ['editor'], languages: ['en', 'de'], sites: [], limits })
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <CreateLink family="news" />
    </TranslationContext>,
  )
}

test.each([
  { sites: null, languages: null },
  { sites: ['eu'], languages: null },
  { sites: ['eu'], languages: ['de'] },
])('an editor with the limits %j opens a new item', async (limits) => {
  await show(limits)
  expect(screen.getByRole('link', { name: /^New/ }).getAttribute('href')).toBe('/desk/create/news')
})

test('an editor of languages alone may not create items, and reads why', async () => {
  await show({ sites: null, languages: ['de'] })
  expect(screen.queryByRole('link')).toBeNull()
  const button = screen.getByRole('button', { name: /^New/ })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toContain('only texts in certain languages')
})

test('above the list of all families, an editor chooses the family of a new item', async () => {
  $me.set({ state: 'ready', roles: ['editor'], languages: ['en'], limits: { sites: null, languages: null } })
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <CreateMenu />
    </TranslationContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'New item' }))
  const item = await screen.findByRole('menuitem', { name: 'News item' })
  expect(item.getAttribute('href')).toBe('/desk/create/news')
})
