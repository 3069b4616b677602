import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { blurField } from '#src/desk/components/blur-field.ts'
import { useKeys } from '#src/desk/components/use-keys.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { $me } from '#src/desk/session/me.ts'
import { ItemRow } from '#src/desk/views/content/ItemRow.tsx'
import type { ListedItem } from '#src/domain/content-item/listed-item.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

const row = {
  ...{ family: 'news', id: 4, title: 'Hardening', code: null, state: 'published', edition: 1, draft: null },
  ...{ editor: 'ada', changedAt: '2026-11-29T22:00:00.000Z', tenants: ['main'], sites: null, languages: {} },
  rights: { change: true, languages: null },
} as const satisfies ListedItem

beforeEach(() => {
  document.documentElement.lang = 'en'
  $me.set({ state: 'ready', languages: ['en', 'de'], limits: { sites: null, languages: null } })
})

/** Renders the row of an item in a list that is filtered by pending texts in a language. */
async function show(language: string | undefined) {
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <table>
        <tbody>
          <ItemRow {...{ row, language, showsFamily: false, isSelected: false, onToggle: vi.fn() }} />
        </tbody>
      </table>
    </TranslationContext>,
  )
  return screen.getByRole('link', { name: 'Hardening' }).getAttribute('href')
}

test('an item of the list of old German texts opens in German, one of the whole list in English', async () => {
  expect(await show('de')).toBe('/desk/edit/news/4?language=de')
  document.body.innerHTML = ''
  expect(await show(undefined)).toBe('/desk/edit/news/4')
})

test('an item leads back to the list from which it was opened', async () => {
  // The module remembers lists of other tests, so it is loaded again.
  vi.resetModules()
  const { readLastListUrl, saveListUrl } = await import('#src/desk/address/last-list.ts')
  expect(readLastListUrl('news')).toBe('/desk/content/news')
  window.history.replaceState(null, '', '/desk/content/news?outdated=de')
  saveListUrl()
  expect(readLastListUrl('news')).toBe('/desk/content/news?outdated=de')
  window.history.replaceState(null, '', '/')
})

/** Renders a form that the key Escape closes. */
function Form({ onBack }: { onBack: () => void }) {
  useKeys({ escape: () => blurField() || onBack() })
  return <input aria-label="Title" />
}

test('Escape leaves the field first, then the form', () => {
  const back = vi.fn()
  render(<Form onBack={back} />)
  const field = screen.getByLabelText('Title')
  // The keys must follow without a pause in which a timer of another test could move the focus.
  field.focus()
  fireEvent.keyDown(field, { key: 'Escape' })
  expect([document.activeElement === field, back.mock.calls.length]).toEqual([false, 0])
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(back).toHaveBeenCalledTimes(1)
})

test('Escape in a dialog is left to the dialog', async () => {
  const back = vi.fn()
  render(<Form onBack={back} />)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  dialog.dispatchEvent(key)
  expect([back.mock.calls.length, key.defaultPrevented]).toEqual([0, false])
  dialog.remove()
})
