import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { EditContext } from '#src/desk/form/EditContext.tsx'
import { focusField } from '#src/desk/form/focus-field.ts'
import { PartPanel } from '#src/desk/form/PartPanel.tsx'
import { TextPanel } from '#src/desk/form/TextPanel.tsx'
import type { PartialDocument } from '#src/desk/item/document-path.ts'
import type { ItemEditor } from '#src/desk/item/item-editor.ts'
import { partListsOf } from '#src/desk/item/part-fields.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { $me } from '#src/desk/session/me.ts'
import { useOutdatedTexts } from '#src/desk/views/edit/use-outdated-texts.ts'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'
import { answerDesk } from './answer-desk.ts'

const chapter = (name: string) => ({ name, summary: `What ${name} shows.` })
const document = {
  chapters: [{ id: 701 }, { id: 702 }],
  texts: {
    en: {
      name: 'Lenses',
      summary: 'All of them.',
      outcomes: [],
      chapters: [chapter('Light'), chapter('Focus')],
    },
    de: { name: 'Objektive', summary: 'Alle.', chapters: [chapter('Licht'), { name: 'Fokus' }] },
  },
}

const replace = vi.fn()
const confirmText = vi.fn(async () => true)

beforeEach(async () => {
  answerDesk()
  window.document.documentElement.lang = 'en'
  Element.prototype.scrollIntoView = vi.fn()
  $me.set({
    ...{ state: 'ready', roles: ['editor'], languages: ['en', 'de'], sites: [] },
    limits: { sites: null, languages: null },
  })
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <EditContext
        value={{
          // The component only replaces the document and confirms texts, hence the cast.
          editor: { replace, confirmText } as unknown as ItemEditor,
          ...{
            family: 'course',
            document,
            language: 'de',
            findings: [],
            outdated: new Set(['texts.de.name']),
          },
          canChange: () => true,
        }}
      >
        <TextPanel onLanguage={vi.fn()} />
        {partListsOf('course').map((list) => (
          <PartPanel key={list.name} list={list} />
        ))}
      </EditContext>
    </TranslationContext>,
  )
  await screen.findByRole('button', { name: /Next text to translate/ })
})

const focused = () => window.document.activeElement?.id

test('the key of the next pending text opens the chapter that contains it, and returns to the first one', async () => {
  await userEvent.keyboard('{Alt>}n{/Alt}')
  expect(focused()).toBe('field-texts.de.name')
  await userEvent.keyboard('{Alt>}n{/Alt}')
  await waitFor(() => expect(focused()).toBe('field-texts.de.chapters.1.summary'))
  await userEvent.keyboard('{Alt>}n{/Alt}')
  expect(focused()).toBe('field-texts.de.name')
})

test('a closed chapter shows that a text is missing', () => {
  expect(screen.getByRole('button', { name: /Fokus.*missing/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Licht.*missing/ })).toBeNull()
})

test('the way to a finding opens its chapter; a list without texts leads to its panel', async () => {
  focusField('texts.de.chapters.0.name')
  await waitFor(() => expect(focused()).toBe('field-texts.de.chapters.0.name'))
  focusField('texts.de.chapters')
  const panel = window.document.getElementById('section-chapters')
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)).toBe(panel)
})

test('the strip of languages counts no outdated text', () => {
  // The counted texts are the name, the summary and the texts of the chapters. In German the name is outdated and
  // one summary is missing.
  expect(screen.getByRole('button', { name: /^German.*4 of 6/ })).toBeDefined()
})

test('an old translation is confirmed without a change, and the focus moves to its field', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Still right' }))
  expect(confirmText).toHaveBeenCalledExactlyOnceWith('de', 'texts.de.name')
  await waitFor(() => expect(focused()).toBe('field-texts.de.name'))
  expect(replace).not.toHaveBeenCalled()
})

test('an outdated text that was changed since the check is not pending', () => {
  const finding = { level: 'warning', rule: 'textOutdated', family: 'course', id: 7, detail: 'texts.de.name' }
  // The hook reads only the rule and the path of a finding, hence the cast.
  const findings = [{ ...finding, path: 'texts.de.name', message: '' }] as ContentFinding[]
  const named = (name: string) => ({ texts: { de: { name } } })
  const { result, rerender } = renderHook(
    ({ document, found }: { document: PartialDocument; found: ContentFinding[] }) =>
      useOutdatedTexts(found, document),
    { initialProps: { document: named('Alt'), found: findings } },
  )
  expect([...result.current]).toEqual(['texts.de.name'])
  rerender({ document: named('Neu'), found: findings })
  expect([...result.current]).toEqual([])
  rerender({ document: named('Neu'), found: [...findings] })
  expect([...result.current]).toEqual(['texts.de.name'])
})
