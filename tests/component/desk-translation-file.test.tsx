import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EditContext } from '#src/desk/form/EditContext.tsx'
import { TranslationFileButtons } from '#src/desk/form/TranslationFileButtons.tsx'
import type { ItemEditor } from '#src/desk/item/item-editor.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'
import { writeTranslationFile } from '#src/xliff/translation-file.ts'

test('a translation whose English text has changed since the export is left out, and named, as is one without a text', async () => {
  document.documentElement.lang = 'en'
  const replace = vi.fn()
  // The buttons use only these properties of an editor, hence the cast.
  const editor = { family: 'news', id: 7, replace } as unknown as ItemEditor
  const texts = { en: { title: 'New dates in March', summary: 'Two days.', body: 'In March.' } }
  const state = { family: 'news', language: 'de', findings: [], outdated: new Set<string>() } as const
  const { container } = render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <EditContext value={{ ...state, editor, document: { texts }, canChange: () => true }}>
        <TranslationFileButtons />
      </EditContext>
    </TranslationContext>,
  )
  const units = [
    { name: 'title', source: 'New dates in April', target: 'Neue Termine im April' },
    { name: 'summary', source: 'Two days.', target: 'Zwei Tage.' },
    { name: 'body', source: 'In April.', target: 'Im April.' },
    { name: 'hints.0', source: '<p>Bring a helmet.</p>', target: '<p>Bringen Sie einen Helm mit.</p>' },
  ]
  const xml = await writeTranslationFile({ family: 'news', id: 7, language: 'de', units })
  await userEvent.upload(
    container.querySelector('input[type=file]') as HTMLInputElement,
    new File([xml], 'news-7.de.xlf'),
  )
  expect(await screen.findByText('One text imported')).toBeDefined()
  expect(screen.getByText(/^Left out, because the English text has changed .*: Title, Text$/)).toBeDefined()
  expect(
    screen.getByText(/^Left out, because the item no longer contains .*: Bring a helmet\.$/),
  ).toBeDefined()
  expect(replace).toHaveBeenCalledExactlyOnceWith({ texts: { ...texts, de: { summary: 'Zwei Tage.' } } })
})
