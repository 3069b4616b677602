import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { $me } from '#src/desk/session/me.ts'
import { CaptionList } from '#src/desk/videos/CaptionList.tsx'
import { createCaptionUploads } from '#src/desk/videos/caption-uploads.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'
import { answerDesk } from './answer-desk.ts'

/** Chooses a file with captions, and returns the lines of the result. */
async function choose(answers: Record<string, unknown>, isStored = true) {
  document.documentElement.lang = 'en'
  $me.set({ state: 'ready', languages: ['en'] })
  answerDesk({ '/operator/videos': { rows: [], next: null }, ...answers })
  const uploads = createCaptionUploads('walk')
  if (isStored) void uploads.start()
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <CaptionList name="walk" uploads={uploads} />
    </TranslationContext>,
  )
  await userEvent.upload(screen.getByLabelText(/^File with captions/), new File(['WEBVTT'], 'en.vtt'))
  const lines = () => [...screen.getByRole('status').querySelectorAll('p')]
  await waitFor(() => expect(lines().length).toBeGreaterThan(0))
  return { lines, uploads }
}

const saved = { '/operator/video/captions': { captions: 3, findings: [] } }

test('a refused file with captions looks like an error and is named', async () => {
  const { lines } = await choose({})
  await waitFor(() => expect(lines().every((line) => line.matches('.bad'))).toBe(true))
  expect(lines()[0]?.textContent).toMatch(/^English: en\.vtt was not stored\. /)
})

test('a saved file with captions does not', async () => {
  const { lines } = await choose(saved)
  await screen.findByText('3 captions saved in English.')
  expect(lines().every((line) => line.matches('.bad'))).toBe(false)
})

test('captions that are chosen during the upload of the video are sent when it is stored', async () => {
  const { lines, uploads } = await choose(saved, false)
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('English: en.vtt is stored as soon as the video is ready.'),
  ])
  await uploads.start()
  expect(await screen.findByText('3 captions saved in English.')).toBeDefined()
})

test('captions that wait for the video can be removed', async () => {
  const { lines, uploads } = await choose(saved, false)
  await userEvent.click(screen.getByRole('button', { name: 'Remove en.vtt' }))
  expect(lines()).toEqual([])
  expect(uploads.$uploads.get()).toEqual([])
})
