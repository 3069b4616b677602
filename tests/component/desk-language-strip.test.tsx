import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LanguageStrip } from '#src/desk/components/LanguageStrip.tsx'
import { NextPendingText } from '#src/desk/form/NextPendingText.tsx'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { $me } from '#src/desk/session/me.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

test('the strip of an item names the languages without texts', async () => {
  document.documentElement.lang = 'en'
  $me.set({ state: 'ready', languages: ['en', 'ar', 'de', 'pl'] })
  const translator = await loadDeskMessages('en')
  const strip = (languages: Record<string, { missing: number; outdated: number }>) => (
    <TranslationContext value={translator}>
      <LanguageStrip languages={languages} />
    </TranslationContext>
  )
  const whole = { missing: 0, outdated: 0 }
  const { rerender } = render(strip({ de: whole }))
  expect(screen.getByRole('img', { name: 'No texts: Arabic, Polish.' })).toBeDefined()
  rerender(strip({ ar: whole, de: { missing: 1, outdated: 0 } }))
  expect(screen.getByRole('img', { name: 'No texts: Polish. Texts missing: German.' })).toBeDefined()
  rerender(strip({ ar: whole, de: whole, pl: whole }))
  expect(screen.getByRole('img', { name: '4 languages, all complete.' })).toBeDefined()
})

test('the message that all texts are translated comes into view, below the bar of the page', async () => {
  document.documentElement.lang = 'en'
  Element.prototype.scrollIntoView = vi.fn()
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <NextPendingText textsOf={() => []} />
    </TranslationContext>,
  )
  const button = screen.getByRole('button')
  await userEvent.click(button)
  expect(screen.getByRole('status').textContent).toBe('All texts are translated')
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([button])
})
