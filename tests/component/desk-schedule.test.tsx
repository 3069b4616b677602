import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { DateTimeDialog } from '#src/desk/components/DateTimeDialog.tsx'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { MonthGrid } from '#src/desk/views/publishing/MonthGrid.tsx'
import type { ListedSchedule } from '#src/domain/content-item/listed-schedule.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

async function show(part: ReactNode) {
  document.documentElement.lang = 'en'
  render(<TranslationContext value={await loadDeskMessages('en')}>{part}</TranslationContext>)
}

const texts = { title: 'Schedule', help: 'All sites.', actionLabel: 'Schedule it' }

test('Enter in the field confirms the moment', async () => {
  const confirm = vi.fn(async () => undefined)
  const close = vi.fn()
  await show(<DateTimeDialog {...texts} at="2026-01-15T12:00:00.000Z" onConfirm={confirm} onClose={close} />)
  await userEvent.type(screen.getByLabelText(/^Date and time/), '{Enter}')
  expect(confirm).toHaveBeenCalledExactlyOnceWith('2026-01-15T12:00:00.000Z')
  expect(close).toHaveBeenCalledOnce()
})

test('an empty moment can’t be confirmed', async () => {
  const confirm = vi.fn(async () => undefined)
  await show(<DateTimeDialog {...texts} at={null} onConfirm={confirm} onClose={() => {}} />)
  await userEvent.clear(screen.getByLabelText(/^Date and time/))
  const button = screen.getByRole('button', { name: 'Schedule it' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  expect(confirm).not.toHaveBeenCalled()
})

test('the calendar says for each entry what happens, not only by a color', async () => {
  const entry = {
    family: 'news',
    id: 7,
    title: 'New dates',
    hasErrors: false,
    at: '2026-01-15T12:00:00.000Z',
  }
  const schedules = (['publish', 'withdraw'] as const).map((act) => ({ ...entry, act }))
  // The calendar reads only these properties of a schedule, hence the cast.
  await show(<MonthGrid month={new Date(2026, 0, 1)} schedules={schedules as ListedSchedule[]} />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Publish: New dates'),
    expect.stringContaining('Withdraw: New dates'),
  ])
})
