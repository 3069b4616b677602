import { useStore } from '@nanostores/react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { focusPage } from '../../components/focus-page.ts'
import { useEdit } from '../../form/EditContext.tsx'
import { formatPath } from '../../item/document-path.ts'
import { listRestoredChanges, restoreSetAside, type SetAsideDocument } from '../../item/set-aside.ts'
import { useChangeLabel } from '../../item/use-change-label.ts'
import { useValueText } from '../../item/use-value-text.ts'

/** The maximum number of changed values that the note names. */
const mostPlaces = 3
/** The number of characters of a set-aside text that the note shows, so that the editor recognizes the text. */
const shownLength = 80

/** Returns a text without markup; an empty text for other values. */
const plainText = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/<[^>]*>/g, ' ').trim() : ''

/**
 * Returns an excerpt of a text that contains the first difference from another text, and begins at the start of a
 * word.
 */
function excerptOf(text: string, other: string): string {
  let same = 0
  while (same < text.length && text[same] === other[same]) same += 1
  const start = same > shownLength / 2 ? text.lastIndexOf(' ', same - shownLength / 4) + 1 : 0
  return `${start > 0 ? '… ' : ''}${text.slice(start, start + shownLength)}`
}

/** Returns the entries of a list that another list lacks, or all entries if it lacks none. */
function ownEntries(list: string, other: string): string {
  const [entries, others] = [list.split('\n'), other.split('\n')]
  const own = entries.filter((entry) => !others.includes(entry))
  return (own.length > 0 ? own : entries).join('; ')
}

/** A note that lists the documents that the editor gave up in conflicts. Each can be restored or deleted. */
export function SetAsideNote() {
  const { editor } = useEdit()
  const documents = useStore(editor.setAside.$documents)
  return documents.map((kept, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a kept text
    <KeptText key={index} kept={kept} />
  ))
}

/** A set-aside document, with the values that differ from the current document. */
function KeptText({ kept }: { kept: SetAsideDocument }) {
  const { t } = useTranslation()
  const { editor, family, document } = useEdit()
  const label = useChangeLabel(family)
  const valueText = useValueText(family)
  const places = listRestoredChanges(kept, document).map(({ path, before, after }) => {
    const [mine, current] = [plainText(valueText(path, after)), plainText(valueText(path, before))]
    const text = Array.isArray(after) ? ownEntries(mine, current) : mine
    return { path: formatPath(path), name: label(path), text: excerptOf(text, current) }
  })
  const bringBack = () => {
    // The current document is set aside in exchange, so that restoring can be undone too.
    const restored = restoreSetAside(kept, document)
    editor.setAside.exchange(kept, { document, base: restored })
    editor.replace(restored)
  }
  const remove = () => {
    editor.setAside.delete(kept)
    focusPage()
  }
  return (
    <div className="note row" role="status">
      <span>
        {t('edit:setAside')}
        {places.slice(0, mostPlaces).map(({ path, name, text }) => (
          <span className="meta block" key={path}>
            {name}
            {text && (
              <>
                : <bdi>{text}</bdi>
              </>
            )}
          </span>
        ))}
      </span>
      <button className="btn sec2 sm" type="button" onClick={bringBack}>
        {t('edit:setAsideBack')}
      </button>
      <button className="btn quiet sm" type="button" onClick={remove}>
        {t('edit:setAsideDelete')}
      </button>
    </div>
  )
}
