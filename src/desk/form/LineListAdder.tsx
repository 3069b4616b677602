import type { ContentField } from '#src/domain/content-item/field-registry/content-field.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { type DocumentPath, formatPath, getValue, withValue } from '../item/document-path.ts'
import { labelText } from '../item/field-words.ts'
import { pathOfText } from '../item/text-slots.ts'
import { DeskIcon } from '../pieces/DeskIcon.tsx'
import { asList } from './controls/control.ts'
import { useEdit } from './EditContext.tsx'
import { showField } from './show-field.ts'

interface LineListAdderProps {
  field: ContentField
  /** The path of the list, with '*' instead of the language. */
  path: DocumentPath
}

/** Adds a line at the end of a list of texts, or removes its last one in every language. */
export function LineListAdder({ field, path }: LineListAdderProps) {
  const translator = useTranslation()
  const { editor, document, canChange } = useEdit()
  const own = pathOfText({ path }, 'en')
  const lines = asList<string>(getValue(document, own))
  const name = labelText(translator, field.label)
  if (!canChange(own)) return null
  const add = () => {
    const line = [...own, lines.length]
    editor.change(line, '')
    requestAnimationFrame(() => showField(formatPath(line)))
  }
  const removeLast = () => {
    const texts = Object.keys((getValue(document, path.slice(0, path.indexOf('*'))) ?? {}) as object)
    const next = texts.reduce((doc, language) => {
      const list = asList<string>(getValue(doc, pathOfText({ path }, language)))
      return list.length < lines.length
        ? doc
        : withValue(doc, pathOfText({ path }, language), list.slice(0, -1))
    }, document)
    editor.replace(next)
  }
  return (
    <div className="row c">
      <button className="btn sec2 sm" type="button" onClick={add}>
        <DeskIcon name="plus" />
        {translator.t('edit:addLine', { name })}
      </button>
      {lines.length > 0 && (
        <button className="btn quiet sm" type="button" onClick={removeLast}>
          {translator.t('edit:removeLine', { name })}
        </button>
      )}
    </div>
  )
}
