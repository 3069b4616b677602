import { render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { ErrorBoundary } from '#src/desk/shell/ErrorBoundary.tsx'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

const MissingView = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))

test('a view that cannot be loaded leaves the page, says where the changes are, and goes when another opens', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const translator = await loadDeskMessages('en')
  const desk = (place: string) => (
    <TranslationContext value={translator}>
      <nav>Areas</nav>
      <ErrorBoundary place={place}>
        <Suspense>{place === '/desk' ? <h1>Today</h1> : <MissingView />}</Suspense>
      </ErrorBoundary>
    </TranslationContext>
  )
  const { rerender } = render(desk('/desk/publishing'))
  expect((await screen.findByRole('alert')).textContent).toContain('Your changes are kept on this device.')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined()
  expect(screen.getByRole('navigation')).toBeDefined()
  rerender(desk('/desk'))
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeDefined()
})
