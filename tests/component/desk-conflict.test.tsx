import { render, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { EditContext } from '#src/desk/form/EditContext.tsx'
import type { OpenDocument } from '#src/desk/item/document-path.ts'
import type { ItemEditor } from '#src/desk/item/item-editor.ts'
import type { SaveState } from '#src/desk/item/save-state.ts'
import { ConflictPanel } from '#src/desk/rooms/edit/ConflictPanel.tsx'
import { loadWords } from '#src/desk/words/words.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

/** Renders the panel for an editor whose document conflicts with the saved one. */
async function show(mine: OpenDocument) {
  const theirs = {
    ...{ editor: 'ada@demo.test', at: '2026-01-15T12:00:00.000Z', version: 3, edition: 1 },
    document: { code: 'NEW-1', date: '2026-01-01' },
  }
  const base = { code: 'OLD-1', date: '2026-01-01' }
  const $saving = atom<SaveState>({ state: 'conflict', other: { base, theirs } })
  // The panel reads only the state of saving of an editor, therefore the cast.
  const editor = { family: 'course', $saving } as unknown as ItemEditor
  const state = { family: 'course', language: 'en', findings: [], behind: new Set<string>() } as const
  document.documentElement.lang = 'en'
  render(
    <TranslationContext value={await loadWords('en')}>
      <EditContext value={{ ...state, editor, document: mine, canChange: () => true }}>
        <ConflictPanel />
      </EditContext>
    </TranslationContext>,
  )
}

test('an editor who changed the same place as another editor chooses one of the texts', async () => {
  await show({ code: 'MINE-1', date: '2026-01-01' })
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  expect(screen.getByRole('alert').textContent).toContain('Choose which text stays.')
})

test('an editor who changed other places is not asked to choose', async () => {
  await show({ code: 'OLD-1', date: '2026-02-01' })
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('continue with both changes')
  expect(screen.getByRole('alert').textContent).not.toContain('Choose')
})
