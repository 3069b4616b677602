import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { EditContext } from '#src/desk/form/EditContext.tsx'
import { PartPanel } from '#src/desk/form/PartPanel.tsx'
import type { PartialDocument } from '#src/desk/item/document-path.ts'
import type { ItemEditor } from '#src/desk/item/item-editor.ts'
import { partListsOf } from '#src/desk/item/part-fields.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { $me } from '#src/desk/session/me.ts'
import type { Translator } from '#src/i18n/translator.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'
import { answerDesk } from './answer-desk.ts'

const chapter = (name: string) => ({ name, summary: `What ${name} shows.` })
const start = {
  chapters: [{ id: 701 }, { id: 702 }],
  texts: { en: { chapters: [chapter('Light'), chapter('Focus')] } },
}

/** The chapters of a course. */
function Chapters({ translator }: { translator: Translator }) {
  const [document, setDocument] = useState<PartialDocument>(start)
  return (
    <TranslationContext value={translator}>
      <EditContext
        value={{
          // The panel only replaces the document, hence the cast.
          editor: { replace: setDocument } as ItemEditor,
          ...{ family: 'course', document, language: 'en', findings: [], outdated: new Set() },
          canChange: () => true,
        }}
      >
        {partListsOf('course').map((list) => (
          <PartPanel key={list.name} list={list} />
        ))}
        <button type="button" onClick={() => setDocument((before) => ({ ...before, code: 'CCTV-110' }))}>
          Write elsewhere
        </button>
      </EditContext>
    </TranslationContext>
  )
}

const names = () => screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)

test('a removed chapter is named and can be put back, until something else is written', async () => {
  answerDesk()
  $me.set({ state: 'ready', languages: ['en'] })
  render(<Chapters translator={await loadDeskMessages('en')} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Light' }))
  expect(names()).toEqual(['1Focus'])
  expect(screen.getByText('“Light” has been removed.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(names()).toEqual(['1Light', '2Focus'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Focus' }))
  await userEvent.click(screen.getByRole('button', { name: 'Write elsewhere' }))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('one part has a name of its own, and moving it by keyboard is announced in the language of the desk', async () => {
  answerDesk()
  $me.set({ state: 'ready', languages: ['en'] })
  render(<Chapters translator={await loadDeskMessages('de')} />)
  expect(screen.getByRole('button', { name: 'Hinzufügen: Kapitel' })).toBeDefined()
  screen.getByRole('button', { name: 'Zeile 1 verschieben: Alt und Pfeiltaste' }).focus()
  await userEvent.keyboard(' ')
  await vi.waitFor(() => expect(document.body.textContent).toContain('Zeile 1 ist aufgenommen'))
  expect(document.body.textContent).not.toMatch(/draggable|pick up/i)
})

test('a line that is picked up when its list is removed does not take the next key', async () => {
  answerDesk()
  $me.set({ state: 'ready', languages: ['en'] })
  const { unmount } = render(<Chapters translator={await loadDeskMessages('en')} />)
  screen.getByRole('button', { name: /^Move line 1/ }).focus()
  await userEvent.keyboard(' ')
  await vi.waitFor(() => expect(document.body.textContent).toContain('Line 1 is held'))
  await new Promise((resolve) => setTimeout(resolve))
  unmount()
  const key = new KeyboardEvent('keydown', { code: 'Enter', key: 'Enter', bubbles: true, cancelable: true })
  document.body.dispatchEvent(key)
  expect(key.defaultPrevented).toBe(false)
})
