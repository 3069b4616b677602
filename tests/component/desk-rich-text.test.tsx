import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import RichTextControl from '#src/desk/form/controls/RichTextControl.tsx'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { fieldsOfFamily } from '#src/domain/content-item/field-registry/content-field.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

/** The description of a course. */
function Description() {
  const [value, setValue] = useState<unknown>('<p>Bring a meter.</p>')
  const field = fieldsOfFamily('course').find(({ path }) => path === 'texts.*.description')
  if (!field) throw new Error('Courses have no description')
  const attributes = { id: 'field', name: 'description' }
  return (
    <>
      <span id="field-label">Description</span>
      <RichTextControl
        {...{ field, attributes, value, onChange: setValue, disabled: false, language: 'en' }}
      />
      <output>{String(value)}</output>
    </>
  )
}

test('Ctrl+Enter is left to the page: it writes no line break', async () => {
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <Description />
    </TranslationContext>,
  )
  const text = screen.getByRole('textbox', { name: 'Description' })
  const press = createEvent.keyDown(text, { key: 'Enter', code: 'Enter', keyCode: 13, ctrlKey: true })
  fireEvent(text, press)
  expect(press.defaultPrevented).toBe(false)
  expect(screen.getByRole('status').textContent).toBe('<p>Bring a meter.</p>')
})
