import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { DeskIcon } from './DeskIcon.tsx'

interface SortableListProps {
  /** The unique names of the lines, which stay the same when lines move. */
  items: readonly string[]
  label: string
  disabled: boolean
  onMove: (items: string[], from: number, to: number) => void
  render: (item: string, index: number) => ReactNode
}

/**
 * Cancels a drag that is running. dnd-kit cancels a drag when the window is resized, but not when its list is
 * removed: then its listeners would take the next key that is pressed.
 */
const cancelDrag = () => globalThis.dispatchEvent(new Event('resize'))

/** A list whose order can be changed by dragging, or with Alt and an arrow key. */
export function SortableList({ items, label, disabled, onMove, render }: SortableListProps) {
  const { t } = useTranslation()
  const [announced, announce] = useState('')
  useEffect(() => () => void cancelDrag(), [])
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return
    onMove(arrayMove([...items], from, to), from, to)
    announce(t('edit:moved', { position: to + 1, count: items.length }))
  }
  if (items.length === 0) return null
  const positionOf = (line: { id: string | number }) => items.indexOf(String(line.id)) + 1
  const announceHeld = (active: { id: string | number }) => t('edit:held', { position: positionOf(active) })
  const announcements: Announcements = {
    onDragStart: ({ active }) => announceHeld(active),
    onDragOver: ({ active, over }) => {
      if (!over || over.id === active.id) return announceHeld(active)
      return t('edit:heldAt', { position: positionOf(over), count: items.length })
    },
    // The list itself announces the end of every move, including moves with Alt and an arrow key. Therefore this
    // message is empty.
    onDragEnd: () => '',
    onDragCancel: ({ active }) => t('edit:notMoved', { position: positionOf(active) }),
  }
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) =>
        over && move(items.indexOf(String(active.id)), items.indexOf(String(over.id)))
      }
    >
      <SortableContext items={[...items]} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ol className="sortable" aria-label={label}>
          {items.map((item, index) => (
            <SortableLine
              key={item}
              item={item}
              disabled={disabled}
              label={t('edit:moveNamed', { position: index + 1 })}
              onStep={(step) => move(index, index + step)}
            >
              {render(item, index)}
            </SortableLine>
          ))}
        </ol>
      </SortableContext>
      <p className="sr" role="status">
        {announced}
      </p>
    </DndContext>
  )
}

interface SortableLineProps {
  item: string
  disabled: boolean
  label: string
  onStep: (step: 1 | -1) => void
  children: ReactNode
}

function SortableLine({ item, disabled, label, onStep, children }: SortableLineProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: item,
  })
  const stepByKey = (event: KeyboardEvent) => {
    if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    if (!disabled) onStep(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'held' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onKeyDown={stepByKey}
    >
      {!disabled && (
        <button
          ref={setActivatorNodeRef}
          type="button"
          className="grip"
          aria-label={label}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          {...listeners}
        >
          <DeskIcon name="grip" />
        </button>
      )}
      <div>{children}</div>
    </li>
  )
}
