import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { isSame, type PartialDocument } from '../item/document-path.ts'
import { useEdit } from './EditContext.tsx'

/**
 * A removed part or line: its title, the names of the parts before the removal, and the document before and after.
 */
interface Removed {
  title: string
  names: string[]
  before: PartialDocument
  after: PartialDocument
}

interface SortedParts {
  /** A name for each part, which does not change when parts move. */
  names: string[]
  move: (names: string[], after: PartialDocument) => void
  remove: (index: number, title: string, after: PartialDocument) => void
  /**
   * A line that names the part that was removed last, with a button that restores the part. Undefined if nothing was
   * removed, or if anything else has changed since.
   */
  undoLine: ReactNode
}

/** Returns a generated name for each part, and a function that replaces the names. */
function usePartNames(count: number): [string[], (names: string[]) => void] {
  const names = useRef<string[]>([])
  const named = useRef(0)
  while (names.current.length < count) {
    named.current += 1
    names.current.push(`part ${named.current}`)
  }
  names.current.length = count
  return [
    names.current,
    (next) => {
      names.current = next
    },
  ]
}

/** Returns the parts or lines of a list, with functions to move, remove and restore them. */
export function useSortableParts(count: number): SortedParts {
  const { t } = useTranslation()
  const { editor, document } = useEdit()
  const [names, rename] = usePartNames(count)
  const [removed, setRemoved] = useState<Removed>()
  const undo = (part: Removed) => {
    rename(part.names)
    editor.replace(part.before)
    setRemoved(undefined)
  }
  // If something else has changed since the removal, restoring the earlier document would lose that change.
  const undone = removed && isSame(document, removed.after) ? removed : undefined
  return {
    names,
    move: (next, after) => {
      rename(next)
      editor.replace(after)
    },
    remove: (index, title, after) => {
      setRemoved({ title, names, before: document, after })
      rename(names.filter((_, at) => at !== index))
      editor.replace(after)
    },
    undoLine: undone && (
      <p className="c row" role="status">
        <span>
          <bdi>{t('edit:removedNamed', { name: undone.title })}</bdi>
        </span>
        <button className="btn quiet sm" type="button" onClick={() => undo(undone)}>
          {t('edit:undo')}
        </button>
      </p>
    ),
  }
}
