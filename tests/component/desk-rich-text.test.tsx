import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { cleanPastedHtml } from '#src/desk/form/controls/clean-pasted-html.ts'
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
  // Shortcuts of the page listen at the document, which the event reaches after the body.
  const reached: boolean[] = []
  const listen = (event: Event) => reached.push(event.defaultPrevented)
  document.body.addEventListener('keydown', listen)
  fireEvent.keyDown(text, { key: 'Enter', code: 'Enter', keyCode: 13, ctrlKey: true })
  document.body.removeEventListener('keydown', listen)
  expect(reached).toEqual([false])
  expect(screen.getByRole('status').textContent).toBe('<p>Bring a meter.</p>')
})

test('the lists of a text copied from Word become lists, and the words of two cells are not joined', () => {
  const line = (mark: string, text: string) =>
    `<p class="MsoListParagraph"><span style='mso-list:Ignore'>${mark}&nbsp;</span>${text}</p>`
  const list = `<p>Bring:</p>${line('·', 'a meter')}${line('·', '<b>gloves</b>')}${line('1.', 'Measure')}`
  expect(cleanPastedHtml(list)).toBe(
    '<p>Bring:</p><ul data-pasted=""><li>a meter</li><li><b>gloves</b></li></ul>' +
      '<ol data-pasted=""><li>Measure</li></ol>',
  )
  const table = '<table><tbody><tr><td>12 V</td><th><p>2 A</p></th></tr></tbody></table>'
  expect(cleanPastedHtml(table)).toBe(table.replace('12 V', '<p>12 V</p>'))
})

test('bold and slanted text is kept without styles, which the security policy forbids', () => {
  const html = '<b style="font-weight:normal"><p>One <span style="font-weight:700">two</span></p></b>'
  const cleaned = cleanPastedHtml(html)
  expect(cleaned).toBe('<p>One <span data-style="font-weight:700"><strong>two</strong></span></p>')
  expect(cleanPastedHtml('<span style="font-style:italic">a</span>')).toContain('<em>a</em>')
  expect(cleanPastedHtml('<p>Set style=x</p>')).toBe('<p>Set style=x</p>')
})

test('a pasted text keeps its lists', async () => {
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <Description />
    </TranslationContext>,
  )
  const html = `<p><span style="mso-list:Ignore">·&nbsp;</span>a meter</p>`
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? html : ''),
    files: [],
    items: [],
  }
  fireEvent.paste(screen.getByRole('textbox', { name: 'Description' }), { clipboardData })
  expect(screen.getByRole('status').textContent).toContain('<ul><li><p>a meter')
})
