import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { $me } from '#src/desk/session/me.ts'
import { QuestionCells } from '#src/desk/views/questions/QuestionCells.tsx'
import { QuestionStatisticsPanel } from '#src/desk/views/questions/QuestionStatisticsPanel.tsx'
import type { QuestionTableRow } from '#src/desk/views/questions/question-filter.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

/** Returns a question that is excluded from scoring, with this number of papers. */
const excluded = (attempts: number): QuestionTableRow => ({
  ...{ index: 0, question: { id: 7001 }, text: 'Which lens sees more?', languages: undefined },
  rating: 'takenOut',
  figures: {
    ...{ questionId: 7001, code: null, text: '', attempts, facility: 0, discrimination: null },
    ...{ misleading: null, options: [], takenOutAt: '2026-01-15T12:00:00.000Z' },
  },
})

test.each([
  [2, 0],
  [30, 2],
])('an excluded question with %i papers has %i plots of its difficulty', async (attempts, plots) => {
  document.documentElement.lang = 'en'
  $me.set({ state: 'ready', roles: ['reviewer'], languages: ['en'] })
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <QuestionStatisticsPanel line={excluded(attempts)} onScored={() => {}} />
      <table>
        <tbody>
          <tr>
            <QuestionCells poolId={7} line={excluded(attempts)} topic={undefined} />
          </tr>
        </tbody>
      </table>
    </TranslationContext>,
  )
  expect(screen.queryAllByRole('img', { name: /^Facility/ })).toHaveLength(plots)
})
