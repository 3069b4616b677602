import type { ContentField } from '#src/domain/content-item/field-registry/content-field.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { DeskIcon } from '../components/DeskIcon.tsx'
import { SortableList } from '../components/SortableList.tsx'
import { type DocumentPath, formatPath, getValue } from '../item/document-path.ts'
import { labelText, partLabelText } from '../item/field-text.ts'
import { findingsOfPath } from '../item/findings-of-path.ts'
import { moveLine, removeLine } from '../item/lines.ts'
import { isRequiredField } from '../item/required-field.ts'
import { pathOfText, type TextSlot } from '../item/text-slots.ts'
import { asList, asText } from './controls/control.ts'
import { useEdit } from './EditContext.tsx'
import { FindingMessage } from './FindingMessage.tsx'
import { fieldId } from './FormField.tsx'
import { focusField } from './focus-field.ts'
import { TextRow } from './TextRow.tsx'
import { useSortableParts } from './use-sortable-parts.tsx'

/** A list of texts: its field, and its path with '*' in place of the language. */
export interface TextList {
  field: ContentField
  path: DocumentPath
}

/**
 * The lines of a list of texts, in English. Lines can be added, moved and removed; a change applies to every
 * language.
 */
export function LineList({ list: { field, path }, slots }: { list: TextList; slots: readonly TextSlot[] }) {
  const translator = useTranslation()
  const { editor, document, findings } = useEdit()
  const { names, move, remove, undoLine } = useSortableParts(slots.length)
  const own = pathOfText({ path }, 'en')
  const one = partLabelText(translator, field)
  const found = findingsOfPath(findings, own)
  const isNeeded = isRequiredField(field, own) && found.length === 0 && slots.length === 0
  const add = () => {
    const line = [...own, asList(getValue(document, own)).length]
    editor.change(line, '')
    requestAnimationFrame(() => focusField(formatPath(line)))
  }
  const titleOf = (index: number) => asText(getValue(document, [...own, index])) || `${one} ${index + 1}`
  return (
    <div className="lines">
      {undoLine}
      <SortableList
        items={names}
        label={labelText(translator, field.label)}
        disabled={false}
        onMove={(next, from, to) => move(next, moveLine(document, path, slots.length, [from, to]))}
        render={(_, index) => {
          const slot = slots[index]
          if (!slot) return null
          const title = titleOf(index)
          return (
            <div className="line">
              <TextRow slot={slot} />
              <button
                className="icb"
                type="button"
                aria-label={translator.t('edit:removeNamed', { name: title })}
                onClick={() => remove(index, title, removeLine(document, path, slots.length, index))}
              >
                <DeskIcon name="bin" />
              </button>
            </div>
          )
        }}
      />
      <div className="row">
        <button id={fieldId(own)} className="btn sec2 sm" type="button" onClick={add}>
          <DeskIcon name="plus" />
          {translator.t('edit:addLine', { name: one })}
        </button>
        {isNeeded && <span className="meta">{translator.t('edit:required')}</span>}
      </div>
      {found.map((finding) => (
        <FindingMessage key={`${finding.rule} ${finding.detail}`} finding={finding} />
      ))}
    </div>
  )
}
