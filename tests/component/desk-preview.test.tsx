import { render, renderHook, screen, waitFor } from '@testing-library/react'
import { atom } from 'nanostores'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { EditContext } from '#src/desk/form/EditContext.tsx'
import type { ItemEditor } from '#src/desk/item/item-editor.ts'
import { type PreviewTarget, usePreview } from '#src/desk/views/edit/use-preview.ts'
import { answerDesk } from './answer-desk.ts'

const target: PreviewTarget = { site: 'eu', language: 'en', variant: 'desktop' }
const path = '/operator/content/preview/document'

/** Responds to a request for a preview with a link that contains the name. */
const answerWith = (name: string) =>
  answerDesk({
    [path]: {
      link: `/eu?preview=${name}`,
      page: '/eu',
      shownOn: '/eu',
      expiresAt: '2026-01-15T12:01:00.000Z',
    },
  })

const document = { code: 'A-1' }
// The preview reads only the id of an editor, hence the cast.
const editor = { id: 7, $item: atom() } as ItemEditor

const renderPreview = () =>
  renderHook(({ shown }) => usePreview(shown), {
    initialProps: { shown: target as PreviewTarget | undefined },
    wrapper: ({ children }: { children: ReactNode }) => (
      <EditContext
        value={{
          ...{
            editor,
            family: 'course',
            language: 'en',
            findings: [],
            outdated: new Set<string>(),
            document,
          },
          canChange: () => true,
        }}
      >
        {children}
      </EditContext>
    ),
  })

test('a page that is shown again gets a new link, because each link works once', async () => {
  answerWith('first')
  const { result, rerender } = renderPreview()
  await waitFor(() => expect(result.current.link).toBe('/eu?preview=first'))
  rerender({ shown: undefined })
  answerWith('second')
  rerender({ shown: target })
  expect(result.current.link).toBeUndefined()
  await waitFor(() => expect(result.current.link).toBe('/eu?preview=second'))
})

test('a preview that failed offline is rendered once the browser is online', async () => {
  answerDesk()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { result } = renderPreview()
  await waitFor(() => expect(result.current.failure).toEqual({ kind: 'unreachable' }))
  answerWith('online')
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(result.current.link).toBe('/eu?preview=online'))
  expect(result.current.failure).toBeUndefined()
})

test('an item without a page has no words about a page that readers see', async () => {
  answerDesk()
  const { PreviewPanel } = await import('#src/desk/views/edit/PreviewPanel.tsx')
  const { loadDeskMessages } = await import('#src/desk/messages/messages.ts')
  const { $me } = await import('#src/desk/session/me.ts')
  const { TranslationContext } = await import('#src/ui/TranslationContext.tsx')
  globalThis.document.documentElement.lang = 'en'
  const sites = [{ folder: 'eu', tenant: 'main', area: 'Europe', languages: [{ tag: 'en' }] }]
  // The panel reads only these properties of a site, hence the cast.
  $me.set({ state: 'ready', languages: ['en'], sites } as unknown as ReturnType<typeof $me.get>)
  const state = { family: 'pool', language: 'en', findings: [], outdated: new Set<string>() } as const
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <EditContext value={{ ...state, editor, document, canChange: () => true }}>
        <PreviewPanel />
      </EditContext>
    </TranslationContext>,
  )
  expect(await screen.findByText('No page shows items of this kind.')).toBeTruthy()
  expect(screen.queryByText(/^The page as you write it/)).toBeNull()
})
