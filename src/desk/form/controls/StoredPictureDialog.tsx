import { useEffect, useState } from 'react'
import { findPictures } from '#src/contract/publishing/picture.ts'
import type { ListedPicture } from '#src/domain/content-item/listed-picture.ts'
import type { Picture } from '#src/domain/content-item/picture.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { failureText } from '../../components/failure-text.ts'
import { formatDimensions } from '../../components/format-dimensions.ts'
import { usePagedList } from '../../components/use-paged-list.ts'

interface StoredPictureDialogProps {
  onChoose: (picture: Picture) => void
  onClose: () => void
}

const pause = 150

/**
 * Returns the label by which an editor recognizes a picture: the name of the uploaded file, or the items that use
 * the picture.
 */
const labelOf = ({ fileName, usedBy, videos }: ListedPicture): string =>
  fileName ?? usedBy[0]?.title ?? videos[0] ?? ''

/** Searches the stored pictures by file name or by an item that uses the picture. */
export function StoredPictureDialog({ onChoose, onClose }: StoredPictureDialogProps) {
  const translator = useTranslation()
  const { t } = translator
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const pages = usePagedList(findPictures, { limit: 30, ...(query && { query }) })
  return (
    <Dialog
      title={t('pictures:choose')}
      wide
      onClose={onClose}
      actions={
        <button className="btn sec2" type="button" onClick={onClose}>
          {t('shell:close')}
        </button>
      }
    >
      <div className="stk">
        <input
          className="in"
          type="search"
          aria-label={t('pictures:find')}
          placeholder={t('pictures:find')}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ul className="stored-pictures" aria-busy={pages.isLoading}>
          {pages.rows?.map((row) => (
            <li key={row.name}>
              <button
                type="button"
                onClick={() => onChoose({ name: row.name, width: row.width, height: row.height })}
              >
                <img src={row.thumbnail} alt="" width={row.width} height={row.height} loading="lazy" />
                <span>{labelOf(row)}</span>
                <span className="meta num">{formatDimensions(row)}</span>
              </button>
            </li>
          ))}
        </ul>
        {pages.rows?.length === 0 && <p role="status">{t('pictures:none')}</p>}
        {pages.failure && (
          <p className="wrong" role="alert">
            {failureText(pages.failure, translator)}
          </p>
        )}
        {pages.hasMore && (
          <button className="btn sec2" type="button" aria-busy={pages.isLoading} onClick={pages.loadMore}>
            {t('pictures:more')}
          </button>
        )}
      </div>
    </Dialog>
  )
}
