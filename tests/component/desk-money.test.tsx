import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MoneyControl } from '#src/desk/form/controls/MoneyControl.tsx'
import { fieldsOfFamily } from '#src/domain/content-item/field-registry/content-field.ts'

test('a fee that is cleared is stored as none, so that the item is free of charge', async () => {
  const field = fieldsOfFamily('classroom').find(({ kind }) => kind === 'money')
  if (!field) throw new Error('a classroom has no fee')
  const onChange = vi.fn()
  const attributes = { id: 'field-fee', name: 'fee' }
  render(<MoneyControl {...{ field, attributes, onChange, disabled: false }} value={{ EUR: 12_000 }} />)
  await userEvent.clear(screen.getByLabelText('EUR'))
  expect(onChange).toHaveBeenLastCalledWith(null)
})
