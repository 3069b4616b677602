import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PictureControl } from '#src/desk/form/controls/PictureControl.tsx'
import { EditContext } from '#src/desk/form/EditContext.tsx'
import type { ItemEditor } from '#src/desk/item/item-editor.ts'
import { loadDeskMessages } from '#src/desk/messages/messages.ts'
import { fieldsOfFamily } from '#src/domain/content-item/field-registry/content-field.ts'
import { TranslationContext } from '#src/ui/TranslationContext.tsx'
import { answerDesk } from './answer-desk.ts'

test('a picture leads to its alternative text, which is among the texts', async () => {
  document.documentElement.lang = 'en'
  Element.prototype.scrollIntoView ??= () => undefined
  answerDesk()
  const field = fieldsOfFamily('news').find(({ path }) => path === 'picture')
  if (!field) throw new Error('News have no picture')
  const state = { family: 'news', language: 'en', findings: [], outdated: new Set<string>() } as const
  render(
    <TranslationContext value={await loadDeskMessages('en')}>
      <EditContext value={{ ...state, editor: {} as ItemEditor, document: {}, canChange: () => true }}>
        <input id="field-picture.texts.en.alt" aria-label="Text of the picture" />
        <PictureControl
          {...{ field, attributes: { id: 'field-picture', name: 'picture' }, disabled: false }}
          value={{ name: 'a.png', width: 4, height: 3 }}
          onChange={() => {}}
        />
      </EditContext>
    </TranslationContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Alternative text' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text of the picture' }))
})
