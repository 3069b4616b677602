import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { EditContext } from '#src/desk/form/EditContext.tsx'
import { PartForm } from '#src/desk/form/PartForm.tsx'
import { type DocumentPath, getValue, type PartialDocument, withValue } from '#src/desk/item/document-path.ts'
import type { ItemEditor } from '#src/desk/item/item-editor.ts'
import { partListsOf } from '#src/desk/item/part-fields.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { $me } from '#src/desk/session/me.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'

const words = (language: string) => ({
  question: `Which cable? (${language})`,
  options: [`Copper (${language})`, `Fibre (${language})`, `Coax (${language})`],
  explanation: '',
})
const pool = (type: string, correct: number[]): PartialDocument => ({
  name: 'A pool',
  topics: [{ key: 'cables', texts: { en: { name: 'Cables' } } }],
  questions: [
    { id: 7001, type: 'trueFalse', correct: [0], texts: { en: words('first') } },
    { id: 7002, type, correct, texts: { en: words('en'), de: words('de') } },
  ],
})

interface FormProps {
  start: PartialDocument
  language: string
  onChange: (document: PartialDocument) => void
}

/** The form of the second question of a pool. */
function Form({ start, language, onChange }: FormProps) {
  const [document, setDocument] = useState(start)
  useEffect(() => onChange(document), [document, onChange])
  const change = (path: DocumentPath, value: unknown) =>
    setDocument((before) => withValue(before, path, value))
  return (
    <EditContext
      value={{
        // The form uses only these two functions of the editor, hence the cast.
        editor: { change, replace: setDocument } as ItemEditor,
        ...{ family: 'pool', document, language, findings: [], outdated: new Set() },
        canChange: () => true,
      }}
    >
      {partListsOf('pool')
        .filter(({ name }) => name === 'questions')
        .map((list) => (
          <PartForm key={list.name} list={list} index={1} />
        ))}
    </EditContext>
  )
}

/** Shows the form; returns a function that reads the document at a path of the question. */
async function showForm(start: PartialDocument, language = 'en') {
  $me.set({ state: 'ready', languages: ['en', 'de'] })
  const translator = await loadDeskMessages('en')
  let current = start
  const keep = (document: PartialDocument) => {
    current = document
  }
  await act(async () =>
    render(
      <TranslationContext value={translator}>
        <Form start={start} language={language} onChange={keep} />
      </TranslationContext>,
    ),
  )
  return (...path: DocumentPath) => getValue(current, ['questions', 1, ...path])
}

const correct = () => within(screen.getByRole('group', { name: 'Correct options' }))

test('the correct option of a single-choice question is chosen among its options', async () => {
  const at = await showForm(pool('single', [0]))
  expect(correct().getAllByRole('radio')).toHaveLength(3)
  expect(correct().getByRole<HTMLInputElement>('radio', { name: /Copper/ }).checked).toBe(true)
  await userEvent.click(correct().getByRole('radio', { name: /Coax/ }))
  expect(at('correct')).toEqual([2])
})

test('a multiple-choice question has several correct options, in the order of the options', async () => {
  const at = await showForm(pool('multiple', [2]))
  await userEvent.click(correct().getByRole('checkbox', { name: /Copper/ }))
  expect(at('correct')).toEqual([0, 2])
  await userEvent.click(correct().getByRole('checkbox', { name: /Coax/ }))
  expect(at('correct')).toEqual([0])
})

test('a translation stands beside its source, and changes no other question', async () => {
  const at = await showForm(pool('single', [0]), 'de')
  expect(screen.getByText('Which cable? (en)')).toBeDefined()
  expect(screen.queryByText(/\(first\)/)).toBeNull()
  const option = screen.getByRole('textbox', { name: 'Option 2' })
  await userEvent.clear(option)
  await userEvent.type(option, 'Glasfaser')
  expect(at('texts', 'de', 'options')).toEqual(['Copper (de)', 'Glasfaser', 'Coax (de)'])
  expect(at('texts', 'en')).toEqual(words('en'))
})

test('the topic is one of the pool’s topics', async () => {
  const at = await showForm(pool('single', [0]))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Cables')
  expect(at('topic')).toBe('cables')
})

test('any option can be removed and put back, and the correct option stays the same one', async () => {
  const at = await showForm(pool('single', [2]))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Fibre (en)' }))
  expect(at('texts', 'en', 'options')).toEqual(['Copper (en)', 'Coax (en)'])
  expect(at('texts', 'de', 'options')).toEqual(['Copper (de)', 'Coax (de)'])
  expect(at('correct')).toEqual([1])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(at('texts', 'en')).toEqual(words('en'))
  expect(at('correct')).toEqual([2])
})

test('any option can be moved by the keyboard, in every language', async () => {
  const at = await showForm(pool('single', [2]))
  const option = screen.getByRole('textbox', { name: 'Option 3' })
  await userEvent.type(option, '{Alt>}{ArrowUp}{/Alt}')
  expect(at('texts', 'en', 'options')).toEqual(['Copper (en)', 'Coax (en)', 'Fibre (en)'])
  expect(at('texts', 'de', 'options')).toEqual(['Copper (de)', 'Coax (de)', 'Fibre (de)'])
  expect(at('correct')).toEqual([1])
})
