import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useEarlyEnter } from '#src/desk/components/use-early-enter.ts'

const choose = vi.fn()

/** An input whose list reports an Enter that it handles itself. */
function Search({ isPending, onEnter }: { isPending: boolean; onEnter: () => void }) {
  const onEarlyEnter = useEarlyEnter(isPending, 'first', choose)
  return (
    <input
      aria-label="Search"
      onKeyDown={(event) => {
        onEarlyEnter(event)
        if (event.key === 'Enter' && !event.defaultPrevented) onEnter()
      }}
    />
  )
}

test.each([
  ['lens{Enter}', 0, 1],
  ['lens{ArrowDown}{Enter}', 1, 0],
  ['lens{ArrowDown}es{Enter}', 0, 1],
])(
  'while results are pending, %s: the list chooses %i times, the first result %i times',
  async (keys, own, first) => {
    choose.mockClear()
    const onEnter = vi.fn()
    const { rerender } = render(<Search isPending onEnter={onEnter} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), keys)
    rerender(<Search isPending={false} onEnter={onEnter} />)
    expect(onEnter).toHaveBeenCalledTimes(own)
    expect(choose).toHaveBeenCalledTimes(first)
  },
)
