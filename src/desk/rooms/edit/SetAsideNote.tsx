import { useStore } from '@nanostores/react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useEdit } from '../../form/EditContext.tsx'
import { listChanges } from '../../item/document-changes.ts'
import { formatPath, type OpenDocument } from '../../item/document-path.ts'
import { useChangeLabel } from '../../item/use-change-label.ts'

/** The number of places that a note names. */
const mostPlaces = 3
/** The number of characters of a kept text that a note shows, by which the editor recognizes it. */
const shownLength = 80

/** Returns the beginning of a text without markup; nothing for other values. */
const beginningOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, shownLength)
    : ''

/** Shown while texts that the editor gave up in conflicts are kept: each can be brought back or deleted. */
export function SetAsideNote() {
  const { editor } = useEdit()
  const documents = useStore(editor.setAside.$documents)
  return documents.map((kept, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a kept text
    <KeptText key={index} kept={kept} />
  ))
}

/** A kept text, with the places at which it differs from the current one. */
function KeptText({ kept }: { kept: OpenDocument }) {
  const { t } = useTranslation()
  const { editor, family, document } = useEdit()
  const label = useChangeLabel(family)
  const places = listChanges(document, kept).map(({ path, after }) => ({
    path: formatPath(path),
    name: label(path),
    text: beginningOf(after),
  }))
  const bringBack = () => {
    // The current text is kept instead, so that this can be undone too.
    editor.setAside.exchange(kept, document)
    editor.replace(kept)
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
      <button className="btn quiet sm" type="button" onClick={() => editor.setAside.delete(kept)}>
        {t('edit:setAsideDelete')}
      </button>
    </div>
  )
}
