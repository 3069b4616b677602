import { useStore } from '@nanostores/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { EditContext } from '#src/desk/form/EditContext.tsx'
import { focusField } from '#src/desk/form/focus-field.ts'
import { SharedValuePanels } from '#src/desk/form/SharedValuePanels.tsx'
import { $wrongInputs, withWrongInputs } from '#src/desk/form/wrong-inputs.ts'
import { listChanges } from '#src/desk/item/document-changes.ts'
import { createItemEditor, type ItemEditor } from '#src/desk/item/item-editor.ts'
import { mergeConflict } from '#src/desk/item/merge-conflict.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'
import { answerDesk } from './answer-desk.ts'

let editor: ItemEditor
afterEach(() => editor.close())

const fee = { EUR: 12_000, PLN: 50_000 }

const missing = (path: string): ContentFinding => ({
  ...{ level: 'error', family: 'classroom', id: 21, path, rule: 'incomplete', detail: 'missing' },
  message: 'is missing',
})

/** The form of a classroom without its texts. */
function Form({ findings }: { findings: readonly ContentFinding[] }) {
  const document = useStore(editor.$document) ?? {}
  const state = { family: 'classroom', language: 'en', outdated: new Set<string>() } as const
  return (
    <EditContext value={{ ...state, findings, editor, document, canChange: () => true }}>
      <SharedValuePanels />
    </EditContext>
  )
}

async function show(document: object, findings: readonly ContentFinding[] = []) {
  answerDesk()
  globalThis.document.documentElement.lang = 'en'
  editor = createItemEditor('classroom', 'new-1-1', () => undefined)
  editor.replace({ ...document })
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <Form findings={findings} />
    </TranslationContext>,
  )
  const find = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  return { eur: find('EUR'), pln: find('PLN') }
}

test('an item whose fee is cleared is free of charge', async () => {
  const { eur, pln } = await show({ fee })
  await userEvent.clear(eur)
  await userEvent.clear(pln)
  expect(editor.$document.get()).toEqual({ fee: null })
})

test('a price that is missing is named at its input, and the check leads there', async () => {
  const { pln } = await show({ fee: { EUR: 12_000 } }, [missing('fee.PLN')])
  expect(screen.getByText('PLN: Fill in this field.')).toBeDefined()
  expect(pln.getAttribute('aria-invalid')).toBe('true')
  focusField('fee.PLN')
  expect(document.activeElement).toBe(pln)
})

test('what is not an amount is named at its input, and the last amount stays', async () => {
  const { pln } = await show({ fee }, [missing('fee.PLN')])
  await userEvent.type(pln, 'x')
  expect(screen.getByText('PLN: Enter an amount, such as 120 or 99.50.')).toBeDefined()
  expect(screen.queryByText('PLN: Fill in this field.')).toBeNull()
  expect(pln.getAttribute('aria-describedby')).toBe('field-fee.PLN-finding')
  expect(editor.$document.get()).toEqual({ fee })
  await userEvent.type(pln, '{Backspace}')
  expect(screen.queryByText(/Enter an amount/)).toBeNull()
})

test('the check leads from a missing fee to its first input', async () => {
  const { eur } = await show({}, [missing('fee')])
  focusField('fee')
  expect(document.activeElement).toBe(eur)
})

test('the inputs show the fee of a restored edition', async () => {
  const { eur, pln } = await show({ fee })
  editor.replace({ fee: { EUR: 9900, PLN: 41_000 } })
  await screen.findByDisplayValue('99.00')
  expect([eur.value, pln.value]).toEqual(['99.00', '410.00'])
})

test('a cleared fee is one change, which a merge with another editor keeps', () => {
  const base = { fee, credits: 2 }
  expect(listChanges(base, { fee: null, credits: 2 })).toEqual([{ path: ['fee'], before: fee, after: null }])
  const theirs = { editor: 'grace', at: '', version: 2, edition: 1, document: { fee, credits: 3 } }
  expect(mergeConflict({ id: 21, base, theirs }, { fee: null, credits: 2 }).merged).toEqual({
    fee: null,
    credits: 3,
  })
})

test('a fee that one editor clears and the other one changes is one clash, with the whole fee on both sides', () => {
  const changed = { ...fee, EUR: 9900 }
  const merge = (theirs: unknown, mine: unknown) => {
    const other = { editor: 'grace', at: '', version: 2, edition: 1, document: { fee: theirs } }
    return mergeConflict({ id: 21, base: { fee }, theirs: other }, { fee: mine })
  }
  const clash = { key: 'fee', path: ['fee'], base: fee }
  expect(merge(null, changed)).toEqual({
    ...{ merged: { fee: null }, agreed: 0 },
    clashes: [{ ...clash, theirs: null, mine: changed }],
  })
  expect(merge(changed, null)).toEqual({
    ...{ merged: { fee: changed }, agreed: 0 },
    clashes: [{ ...clash, theirs: changed, mine: null }],
  })
})

test('a text that is no amount is an error, as the item would be published with the last price', async () => {
  const { eur } = await show({ fee })
  const found = () => withWrongInputs([], $wrongInputs.get(), editor).map(({ level, path }) => [level, path])
  expect(found()).toEqual([])
  await userEvent.clear(eur)
  await userEvent.type(eur, '12.345')
  expect(editor.$document.get()).toEqual({ fee: { EUR: 1234, PLN: 50_000 } })
  expect(found()).toEqual([['error', 'fee.EUR']])
  await userEvent.type(eur, '{Backspace}')
  expect(found()).toEqual([])
})

test('an amount that was restored replaces a text that is no amount', async () => {
  const { eur } = await show({ fee })
  await userEvent.type(eur, 'x')
  expect($wrongInputs.get().size).toBe(1)
  act(() => editor.replace({ fee: { EUR: 9_900, PLN: 50_000 } }))
  expect(eur.value).toBe('99.00')
  expect($wrongInputs.get().size).toBe(0)
})
