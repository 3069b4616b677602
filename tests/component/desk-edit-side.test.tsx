import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { atom } from 'nanostores'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { $router } from '#src/desk/address/router.ts'
import { EditContext } from '#src/desk/form/EditContext.tsx'
import { PartPanel } from '#src/desk/form/PartPanel.tsx'
import type { ItemEditor } from '#src/desk/item/item-editor.ts'
import { partListsOf } from '#src/desk/item/part-fields.ts'
import type { SaveState } from '#src/desk/item/save-state.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { ChangedPagesPanel } from '#src/desk/views/edit/ChangedPagesPanel.tsx'
import { CheckPanel } from '#src/desk/views/edit/CheckPanel.tsx'
import { HistoryPanel } from '#src/desk/views/edit/HistoryPanel.tsx'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
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
async function show(panel: ReactNode, id: number | null = 7, findings: readonly ContentFinding[] = []) {
  document.documentElement.lang = 'en'
  const $saving = atom<SaveState>({ state: 'saved', at })
  // The panels read only these properties of an editor, hence the cast.
  const editor = {
    family: 'course',
    id: id ?? undefined,
    $item: atom(item),
    $saving,
  } as unknown as ItemEditor
  const state = { family: 'course', language: 'en', findings, outdated: new Set<string>() } as const
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
  expect(screen.queryByText('The check found no problems.')).toBeNull()
  expect(screen.getByText(/is checked as soon as/)).toBeDefined()
})

const finding = (rule: ContentFinding['rule'], path: string, detail: string): ContentFinding => ({
  ...{ level: 'error', family: 'course', id: 7, message: '' },
  ...{ rule, path, detail },
})

test('an error in a part is named by the field and its position', async () => {
  await show(<CheckPanel />, 7, [finding('incomplete', 'chapters.2.video', 'missing')])
  expect(screen.getByText('Video 3: Fill in this field.')).toBeDefined()
})

test('from an empty list of parts, which names its error, the button of the check leads to the button that adds one', async () => {
  Element.prototype.scrollIntoView = vi.fn()
  const [chapters] = partListsOf('course')
  if (!chapters) throw new Error('no chapters')
  const panels = (
    <>
      <PartPanel list={chapters} />
      <CheckPanel />
    </>
  )
  await show(panels, 7, [finding('incomplete', 'chapters', 'missing')])
  expect(
    within(screen.getByRole('region', { name: 'Chapters' })).getByText('Fill in this field.'),
  ).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Go there' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add: Chapter' })),
  )
})

test('from missing languages, the button of the check leads to the texts of the first one', async () => {
  const open = vi.spyOn($router, 'open').mockReturnValue(undefined)
  const missing = ['de', 'pl'].map((tag) => finding('missingTranslation', 'texts', tag))
  await show(<CheckPanel />, 7, missing)
  await userEvent.click(screen.getByRole('button', { name: 'Go there' }))
  expect(open).toHaveBeenCalledWith(expect.stringMatching(/\?language=de$/), true)
})
