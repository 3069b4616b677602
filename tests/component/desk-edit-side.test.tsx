import { render, screen, within } from '@testing-library/react'
import { atom } from 'nanostores'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { EditContext } from '#src/desk/form/EditContext.tsx'
import type { ItemEditor } from '#src/desk/item/item-editor.ts'
import type { SaveState } from '#src/desk/item/save-state.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { ChangedPagesPanel } from '#src/desk/rooms/edit/ChangedPagesPanel.tsx'
import { CheckPanel } from '#src/desk/rooms/edit/CheckPanel.tsx'
import { HistoryPanel } from '#src/desk/rooms/edit/HistoryPanel.tsx'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'
import { answerDesk } from './answer-desk.ts'

const at = '2026-01-15T12:00:00.000Z'
const item = {
  ...{ state: 'published', edition: 1, draft: { code: 'A-1' }, rights: { change: true, languages: null } },
  ...{
    saved: { version: 4, editor: 'ada', at },
    history: [{ edition: 1, act: 'publish', editor: 'ada', at }],
  },
}

/** Renders a panel beside the form of an item with a saved draft. */
async function show(panel: ReactNode, id: number | null = 7) {
  document.documentElement.lang = 'en'
  const $saving = atom<SaveState>({ state: 'saved', at })
  // The panels read only these properties of an editor, hence the cast.
  const editor = {
    family: 'course',
    id: id ?? undefined,
    $item: atom(item),
    $saving,
  } as unknown as ItemEditor
  const state = { family: 'course', language: 'en', findings: [], outdated: new Set<string>() } as const
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <EditContext value={{ ...state, editor, document: {}, canChange: () => true }}>{panel}</EditContext>
    </TranslationContext>,
  )
}

test('the number of pages that change is an upper limit, because lists may stay the same', async () => {
  answerDesk({
    '/operator/content/changed-pages': { sites: [{ site: 'eu', pages: 36, lists: 168, first: [] }] },
  })
  await show(<ChangedPagesPanel />)
  expect(
    await screen.findAllByText('Pages of items: 36. Lists, feeds and home pages: at most 168.'),
  ).toBeDefined()
})

test('the draft is discarded at its line of the history', async () => {
  answerDesk()
  await show(<HistoryPanel />)
  const [draft] = screen.getAllByRole('listitem')
  expect(within(draft as HTMLElement).getByRole('button', { name: 'Discard the draft' })).toBeDefined()
})

test('a new item is not said to have passed the check before it was checked', async () => {
  await show(<CheckPanel />, null)
  expect(screen.queryByText('The check finds nothing.')).toBeNull()
  expect(screen.getByText(/is checked as soon as/)).toBeDefined()
})
