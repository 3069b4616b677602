import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FailedPanel } from '#src/desk/components/FailedPanel.tsx'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

test('content that failed offline is loaded again once the browser is online', async () => {
  const retry = vi.fn()
  const messages = await loadDeskMessages('en')
  const panel = (kind: 'unreachable' | 'offline') => (
    <TranslationContext value={messages}>
      <FailedPanel
        failure={
          kind === 'unreachable' ? { kind } : { kind: 'refused', code: 400, message: 'No.', context: {} }
        }
        onRetry={retry}
      />
    </TranslationContext>
  )
  const { rerender } = render(panel('unreachable'))
  dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledOnce()
  rerender(panel('offline'))
  dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledOnce()
})
