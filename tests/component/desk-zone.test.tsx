import { useStore } from '@nanostores/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { EditContext } from '#src/desk/form/EditContext.tsx'
import { SharedValuePanels } from '#src/desk/form/SharedValuePanels.tsx'
import { createItemEditor, type ItemEditor } from '#src/desk/item/item-editor.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'
import { answerDesk } from './answer-desk.ts'

let editor: ItemEditor
afterEach(() => editor.close())

/** The form of a classroom without its texts. */
function Form() {
  const document = useStore(editor.$document) ?? {}
  const state = { family: 'classroom', language: 'en', findings: [], outdated: new Set<string>() } as const
  return (
    <EditContext value={{ ...state, editor, document, canChange: () => true }}>
      <SharedValuePanels />
    </EditContext>
  )
}

test('the name of a time zone can be typed, and the clock times stay as they were written', async () => {
  answerDesk()
  document.documentElement.lang = 'en'
  editor = createItemEditor('classroom', 'new-1-1', () => undefined)
  const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  editor.replace({ startsAt: '2027-07-03T09:00:00.000Z', zone: 'UTC' })
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <Form />
    </TranslationContext>,
  )
  const start = screen.getByLabelText<HTMLInputElement>('Start')
  const zone = screen.getByLabelText('Time zone')
  await userEvent.clear(zone)
  await userEvent.type(zone, 'Europe/Warsa')
  expect(screen.getAllByText(`Time zone ${browserZone}`)).toHaveLength(2)
  expect(start.value).toBe('2027-07-03T09:00')
  await userEvent.type(zone, 'w')
  expect(start.value).toBe('2027-07-03T09:00')
  expect(editor.$document.get()).toEqual({ startsAt: '2027-07-03T07:00:00.000Z', zone: 'Europe/Warsaw' })
})
