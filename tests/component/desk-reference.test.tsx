import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ReferenceControl } from '#src/desk/form/controls/ReferenceControl.tsx'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { fieldsOfFamily } from '#src/domain/content-item/field-registry/content-field.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'
import { answerDesk } from './answer-desk.ts'

/** A field of a certification that contains references. */
function Field({ path: name, chosen }: { path: string; chosen?: number }) {
  const [value, setValue] = useState<unknown>(chosen)
  const field = fieldsOfFamily('certification').find(({ path }) => path === name)
  if (!field) throw new Error(`Certifications have no field ${name}`)
  const attributes = { id: 'field', name, 'aria-describedby': 'field-finding' }
  return (
    <>
      <label htmlFor="field">{name}</label>
      <ReferenceControl {...{ field, attributes, value, onChange: setValue, disabled: false }} />
    </>
  )
}

/** Renders a field; the server finds one item. */
async function renderField(path: string, chosen?: number) {
  const row = { family: 'pool', id: 6, title: 'Access', code: null, state: 'published', draft: null }
  const details = { edition: 1, editor: 'ada', changedAt: '2026-11-29T22:00:00.000Z', tenants: ['main'] }
  const rows = [{ ...row, ...details, sites: null, languages: {}, rights: { change: true, languages: null } }]
  answerDesk({ '/operator/content/items': { rows, next: null, total: { count: 1, exact: true } } })
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <Field path={path} {...(chosen && { chosen })} />
    </TranslationContext>,
  )
}

test('after an item is chosen or removed, the focus stays in the field', async () => {
  await renderField('pool', 5)
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }))
  const search = screen.getByRole('combobox')
  await waitFor(() => expect(document.activeElement).toBe(search))
  await userEvent.click(await screen.findByRole('option', { name: /^Access/ }))
  const button = await screen.findByRole('button', { name: /^Remove/ })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('Tab moves through an empty field without choosing an item', async () => {
  await renderField('pool')
  act(() => screen.getByRole('combobox').focus())
  await screen.findByRole('option', { name: /^Access/ })
  await userEvent.tab()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: /^Access/ }))
  expect(await screen.findByRole('button', { name: /^Remove/ })).toBeDefined()
})

test('Tab after typing chooses the first item', async () => {
  await renderField('pool')
  act(() => screen.getByRole('combobox').focus())
  await userEvent.keyboard('acc')
  await new Promise((resolve) => setTimeout(resolve, 300))
  await screen.findByRole('option', { name: /^Access/ })
  await userEvent.tab()
  expect(await screen.findByRole('button', { name: /^Remove/ })).toBeDefined()
})

test('after an early Enter the input of a list is empty for the next search', async () => {
  await renderField('courses')
  act(() => screen.getByRole('combobox').focus())
  await userEvent.keyboard('acc{Enter}')
  await screen.findByRole('button', { name: /^Remove/ })
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('')
})

test('the finding of a field describes its search', async () => {
  await renderField('courses')
  expect(screen.getByRole('combobox').getAttribute('aria-describedby')).toBe('field-finding')
})
