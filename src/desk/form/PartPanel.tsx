import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { DeskIcon } from '../components/DeskIcon.tsx'
import { Panel } from '../components/Panel.tsx'
import { SortableList } from '../components/SortableList.tsx'
import { helpText, labelText, partLabelText } from '../item/field-text.ts'
import { findingsOfPath } from '../item/findings-of-path.ts'
import type { PartList } from '../item/part-fields.ts'
import { addPart, movePart, removePart } from '../item/parts.ts'
import { asList } from './controls/control.ts'
import { useEdit } from './EditContext.tsx'
import { FindingMessage } from './FindingMessage.tsx'
import { $requestedField, partIndexOfPath } from './focus-field.ts'
import { PartRow } from './PartRow.tsx'
import { useSortableParts } from './use-sortable-parts.tsx'

type Part = { id?: number }

/** Moves the focus to the first input of the last part of a list. */
function focusLastPart(name: string): void {
  const input = `#section-${name} .sortable > li:last-child .opened :is(input, select, textarea)`
  document.querySelector<HTMLElement>(input)?.focus()
}

/** The parts of a document in their order: chapters, questions, values. Each part expands in place. */
export function PartPanel({ list }: { list: PartList }) {
  const translator = useTranslation()
  const { editor, document, findings, canChange } = useEdit()
  const parts = asList<Part>(document[list.name])
  const { names, move, remove, undoLine } = useSortableParts(parts.length)
  const [opened, setOpened] = useState<string>()
  const label = labelText(translator, list.field.label)
  const isFree = canChange([list.name])
  const requested = useStore($requestedField)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part opens only when a new field is requested, so that the editor can close it again
  useEffect(() => {
    const position = requested && partIndexOfPath(requested.path, list.name)
    const part = position === undefined ? undefined : names[position]
    if (part) setOpened(part)
  }, [requested])
  return (
    <Panel
      id={`section-${list.name}`}
      title={label}
      remark={list.field.help && helpText(translator, list.field.help)}
      actions={
        isFree && (
          <button
            className="btn sec2 sm"
            type="button"
            onClick={() => {
              editor.replace(addPart(document, list.name))
              setOpened(`new ${parts.length}`)
              requestAnimationFrame(() => focusLastPart(list.name))
            }}
          >
            <DeskIcon name="plus" />
            {translator.t('edit:addPart', { name: partLabelText(translator, list.field) })}
          </button>
        )
      }
    >
      {undoLine}
      {parts.length === 0 && (
        <div className="c field">
          <p className="meta">{translator.t('edit:noParts')}</p>
          {findingsOfPath(findings, [list.name]).map((finding) => (
            <FindingMessage key={`${finding.rule} ${finding.detail}`} finding={finding} />
          ))}
        </div>
      )}
      <SortableList
        items={names}
        label={label}
        disabled={!isFree}
        onMove={(next, from, to) => move(next, movePart(document, list.name, from, to))}
        render={(name, index) => {
          const isOpen = opened === name || opened === `new ${index}`
          return (
            <PartRow
              list={list}
              index={index}
              isOpen={isOpen}
              onToggle={() => setOpened(isOpen ? undefined : name)}
              onRemove={
                isFree ? (title) => remove(index, title, removePart(document, list.name, index)) : undefined
              }
            />
          )
        }}
      />
    </Panel>
  )
}
