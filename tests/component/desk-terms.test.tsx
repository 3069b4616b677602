import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TermHints } from '#src/desk/form/TermHints.tsx'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

test('the terms of a source text are shown with the approved words of the language, and none for other texts', async () => {
  const translator = await loadDeskMessages('en')
  const show = (text: string, language: string) => (
    <TranslationContext value={translator}>
      <TermHints text={text} language={language} />
    </TranslationContext>
  )
  const { rerender } = render(show('<p>Enroll in this video course</p>', 'de'))
  const terms = await screen.findByRole('list', { name: 'Terms' })
  expect(
    within(terms)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['enrol: sich einschreiben; an einer Schulung teilnehmen', 'video course: Online-Videokurs'])
  expect(screen.getByText('Online-Videokurs').lang).toBe('de')
  rerender(show('<p>Enroll in this video course</p>', 'pl'))
  expect(await screen.findByText('kurs wideo')).toBeDefined()
  rerender(show('<p>A mast in the fog</p>', 'pl'))
  expect(screen.queryByRole('list')).toBeNull()
})
