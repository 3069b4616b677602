import { act, render } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { EditContext } from '#src/desk/form/EditContext.tsx'
import type { ItemEditor } from '#src/desk/item/item-editor.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { ScheduledActions } from '#src/desk/views/edit/ScheduledActions.tsx'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

afterEach(() => vi.useRealTimers())

test('an open item is loaded again after its scheduled publish', async () => {
  document.documentElement.lang = 'en'
  const messages = await loadDeskMessages('en')
  vi.useFakeTimers({ now: new Date('2026-01-15T12:00:00.000Z') })
  const item = { publishAt: '2026-01-15T12:01:00.000Z', withdrawAt: null, rights: { change: true } }
  const refresh = vi.fn(async () => undefined)
  // The component reads only these properties of an editor, hence the cast.
  const editor = { id: 7, $item: atom(item), refresh } as unknown as ItemEditor
  const state = { family: 'news', language: 'en', findings: [], outdated: new Set<string>() } as const
  render(
    <TranslationContext value={messages}>
      <EditContext value={{ ...state, editor, document: {}, canChange: () => true }}>
        <ScheduledActions />
      </EditContext>
    </TranslationContext>,
  )
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(refresh).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(refresh).toHaveBeenCalledOnce()
})
