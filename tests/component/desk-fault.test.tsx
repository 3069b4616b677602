import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { CheckedQuestionPanel } from '#src/desk/views/questions/CheckedQuestionPanel.tsx'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

type Props = ComponentProps<typeof CheckedQuestionPanel>

test.each([
  ['::A:: One {}\n\n::B:: Two {}', 'Line 1'],
  ['::A:: One {\n=Yes ~No\n\n::B:: Two {}', 'Lines 1 to 2'],
])('the panel names the lines of a refused question: %s', async (text, heading) => {
  // The panel reads only these properties, hence the casts.
  const question = {
    file: 0,
    line: 1,
    faults: [{ line: 1, text: 'No answer.' }],
    changes: [],
    outcome: 'refused',
  }
  const next = { file: 0, line: text.split('\n').indexOf('::B:: Two {}') + 1 }
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <CheckedQuestionPanel
        question={question as unknown as Props['question']}
        next={next as unknown as Props['next']}
        file={{ name: 'bank.gift', text } as Props['file']}
        onCorrected={vi.fn()}
      />
    </TranslationContext>,
  )
  expect(screen.getByRole('heading', { name: heading })).toBeDefined()
})
