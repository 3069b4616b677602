import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { QuestionScatterPlot } from '#src/desk/views/questions/QuestionScatterPlot.tsx'
import type { QuestionTableRow } from '#src/desk/views/questions/question-filter.ts'
import type { QuestionRating } from '#src/desk/views/questions/rate-question.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

/**
 * Returns a question with enough papers to be shown on the map; the map uses only these properties, hence the cast.
 */
const line = (index: number, rating: QuestionRating, discrimination: number) =>
  ({
    ...{ index, rating, text: `Question ${index + 1}`, question: { id: 7001 + index } },
    figures: { facility: 0.5, discrimination },
  }) as QuestionTableRow

test('questions that need a look differ by shape and have their number, good ones are dots', async () => {
  const lines = [line(0, 'good', 0.4), line(1, 'misleads', -0.3), line(2, 'weak', 0.05)]
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <QuestionScatterPlot poolId={7} lines={lines} />
    </TranslationContext>,
  )
  // The points are links, so the role of the drawing is group and not image.
  const map = screen.getByRole('group', { name: /^3 questions, 1 of them/ })
  const points = [...map.querySelectorAll('a')]
  const shapeOf = (point: Element) => point.querySelector('circle, path')?.getAttribute('class')
  expect(points.map(shapeOf)).toEqual(['dot', 'cross', 'wa'])
  expect(points.map((point) => point.querySelector('text')?.textContent)).toEqual([undefined, '2', '3'])
})
