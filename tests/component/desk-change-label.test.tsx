import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useChangeLabel } from '#src/desk/item/use-change-label.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

test('an option of a question is named with its question', async () => {
  document.documentElement.lang = 'en'
  const messages = await loadDeskMessages('en')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TranslationContext value={messages}>{children}</TranslationContext>
  )
  const { result } = renderHook(() => useChangeLabel('pool'), { wrapper })
  const label = result.current
  expect(label(['questions', 2, 'texts', 'de', 'options', 1])).toBe('Question 3, Option 2, German')
  expect(label(['questions', 2, 'texts', 'de', 'question'])).toBe('Question 3, German')
})
