import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { isSame, type OpenDocument } from '../item/document-path.ts'
import { helpText, labelText } from '../item/field-words.ts'
import type { PartList } from '../item/part-fields.ts'
import { addPart, movePart, removePart } from '../item/parts.ts'
import { DeskIcon } from '../pieces/DeskIcon.tsx'
import { Panel } from '../pieces/Panel.tsx'
import { SortableList } from '../pieces/SortableList.tsx'
import { asList } from './controls/control.ts'
import { useEdit } from './EditContext.tsx'
import { PartRow } from './PartRow.tsx'
import { $wantedField, partOfPath } from './show-field.ts'

type Part = { id?: number }

/** A removed part: its title, and the document before and after. */
interface Removed {
  title: string
  names: string[]
  before: OpenDocument
  after: OpenDocument
}

/** Returns a name for each part that does not change when parts move: its number, or a name that the page generates. */
function usePartNames(parts: readonly Part[]): [string[], (change: (names: string[]) => string[]) => void] {
  const names = useRef<string[]>([])
  const count = useRef(0)
  while (names.current.length < parts.length) {
    count.current += 1
    names.current.push(`part ${count.current}`)
  }
  names.current.length = parts.length
  return [
    names.current,
    (change) => {
      names.current = change(names.current)
    },
  ]
}

/** Moves the focus to the first input of the last part of a list. */
function focusLastPart(name: string): void {
  const input = `#section-${name} .sortable > li:last-child .opened :is(input, select, textarea)`
  document.querySelector<HTMLElement>(input)?.focus()
}

/** The parts of a document in their order: chapters, questions, values. Each part opens in place. */
export function PartPanel({ list }: { list: PartList }) {
  const translator = useTranslation()
  const { editor, document, canChange } = useEdit()
  const parts = asList<Part>(document[list.name])
  const [names, rename] = usePartNames(parts)
  const [opened, setOpened] = useState<string>()
  const label = labelText(translator, list.field.label)
  const isFree = canChange([list.name])
  const wanted = useStore($wantedField)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part opens only when a new field is requested, so that the editor can close it again
  useEffect(() => {
    const position = wanted && partOfPath(wanted.path, list.name)
    const part = position === undefined ? undefined : names[position]
    if (part) setOpened(part)
  }, [wanted])
  const apply = (next: OpenDocument) => editor.replace(next)
  const [removed, setRemoved] = useState<Removed>()
  const remove = (name: string, index: number, title: string) => {
    const after = removePart(document, list.name, index)
    setRemoved({ title, names, before: document, after })
    rename((all) => all.filter((each) => each !== name))
    apply(after)
  }
  const undo = (part: Removed) => {
    rename(() => part.names)
    apply(part.before)
    setRemoved(undefined)
  }
  // Once something else has changed, undoing would remove that change.
  const undone = removed && isSame(document, removed.after) ? removed : undefined
  return (
    <Panel
      id={`section-${list.name}`}
      title={label}
      remark={list.field.help && helpText(translator, list.field.help)}
      acts={
        isFree && (
          <button
            className="btn sec2 sm"
            type="button"
            onClick={() => {
              apply(addPart(document, list.name))
              setOpened(`new ${parts.length}`)
              requestAnimationFrame(() => focusLastPart(list.name))
            }}
          >
            <DeskIcon name="plus" />
            {translator.t('edit:addPart', { name: label })}
          </button>
        )
      }
    >
      {undone && (
        <p className="c row" role="status">
          <span>
            <bdi>{translator.t('edit:removedNamed', { name: undone.title })}</bdi>
          </span>
          <button className="btn quiet sm" type="button" onClick={() => undo(undone)}>
            {translator.t('edit:undo')}
          </button>
        </p>
      )}
      {parts.length === 0 && <p className="c meta">{translator.t('edit:noParts')}</p>}
      <SortableList
        items={names}
        label={label}
        disabled={!isFree}
        onMove={(next, from, to) => {
          rename(() => next)
          apply(movePart(document, list.name, from, to))
        }}
        render={(name, index) => {
          const isOpen = opened === name || opened === `new ${index}`
          return (
            <PartRow
              list={list}
              index={index}
              isOpen={isOpen}
              onToggle={() => setOpened(isOpen ? undefined : name)}
              onRemove={isFree ? (title) => remove(name, index, title) : undefined}
            />
          )
        }}
      />
    </Panel>
  )
}
