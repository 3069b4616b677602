import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CaptionList } from '#src/desk/films/CaptionList.tsx'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { $me } from '#src/desk/session/me.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'
import { answerDesk } from './answer-desk.ts'

/** Chooses a file with captions, and returns the lines of the result. */
async function choose(answers: Record<string, unknown>) {
  document.documentElement.lang = 'en'
  $me.set({ state: 'ready', languages: ['en'] })
  answerDesk({ '/operator/videos': { rows: [], next: null }, ...answers })
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <CaptionList name="walk" />
    </TranslationContext>,
  )
  await userEvent.upload(screen.getByLabelText(/^File with captions/), new File(['WEBVTT'], 'en.vtt'))
  return [...(await screen.findByRole('status')).querySelectorAll('p')]
}

test('a refused file with captions looks like an error', async () => {
  const lines = await choose({})
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.every((line) => line.matches('.bad'))).toBe(true)
})

test('a saved file with captions does not', async () => {
  const lines = await choose({ '/operator/video/captions': { captions: 3, findings: [] } })
  expect(lines.map(({ textContent }) => textContent)).toEqual(['3 captions saved in English.'])
  expect(lines.every((line) => line.matches('.bad'))).toBe(false)
})
