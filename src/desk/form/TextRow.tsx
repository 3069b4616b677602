import type { Translator } from '#src/i18n/translator.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { getValue } from '../item/document-path.ts'
import { labelText, partLabelText } from '../item/field-text.ts'
import { pendingStateOf } from '../item/pending-texts.ts'
import { pathOfText, type TextSlot } from '../item/text-slots.ts'
import { asText } from './controls/control.ts'
import { Control, isInputGroup } from './controls/controls.tsx'
import { useEdit } from './EditContext.tsx'
import { FormField } from './FormField.tsx'
import { SourceText } from './SourceText.tsx'
import { TermHints } from './TermHints.tsx'
import { TextStatus } from './TextStatus.tsx'

/** Returns the label of a text: the label of its field, with its position if the field is a list. */
const slotLabel = (translator: Translator, { field, positions }: TextSlot): string =>
  field.kind === 'lines'
    ? `${partLabelText(translator, field)} ${(positions.at(-1) ?? 0) + 1}`
    : labelText(translator, field.label)

/** A text in the language of the form, with the English text beside it in other languages. */
export function TextRow({ slot }: { slot: TextSlot }) {
  const translator = useTranslation()
  const { editor, document, language, outdated, canChange } = useEdit()
  const path = pathOfText(slot, language)
  const source = asText(getValue(document, pathOfText(slot, 'en')))
  const value = asText(getValue(document, path))
  const label = slotLabel(translator, slot)
  const open = pendingStateOf(document, slot, language, outdated)
  return (
    <>
      {language !== 'en' && (
        <div className="src">
          <div className="fl">
            <span>{label}</span>
          </div>
          <SourceText slot={slot} text={source} />
          <TermHints text={source} language={language} />
        </div>
      )}
      <div
        className={open === 'missing' ? 'todo miss' : open ? 'todo' : undefined}
        data-pending-text={open && true}
      >
        <FormField
          field={slot.field}
          path={path}
          label={label}
          isGroup={isInputGroup(slot.field)}
          mark={<TextStatus slot={slot} source={source} value={value} />}
        >
          {(attributes) => (
            <Control
              field={slot.field}
              attributes={attributes}
              value={value}
              onChange={(next) => editor.change(path, next)}
              disabled={!canChange(path)}
              language={language}
            />
          )}
        </FormField>
      </div>
    </>
  )
}
