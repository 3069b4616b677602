import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { $router } from '#src/desk/address/router.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { $me } from '#src/desk/session/me.ts'
import { CurrentView } from '#src/desk/views/CurrentView.tsx'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

test('a reviewer who opens the desk gets to the questions, not to a refusal', async () => {
  $me.set({ state: 'ready', roles: ['reviewer'], languages: ['en'], sites: [] })
  $router.open('/desk', true)
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <CurrentView />
    </TranslationContext>,
  )
  await waitFor(() => expect($router.get()?.route).toBe('questions'))
})

test('an unknown family in the address is no list of all items', async () => {
  $me.set({ state: 'ready', roles: ['editor'], languages: ['en'], sites: [] })
  $router.open('/desk/content/testimonial', true)
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <CurrentView />
    </TranslationContext>,
  )
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy()
})
