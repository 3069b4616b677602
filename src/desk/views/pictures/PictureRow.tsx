import type { ListedPicture } from '#src/domain/content-item/listed-picture.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { formatDimensions } from '../../components/format-dimensions.ts'
import { formatAge, formatInstant } from '../../components/format-time.ts'
import { Link } from '../../components/Link.tsx'

/** A stored picture with its file, and the items and videos that use it. */
export function PictureRow({ row }: { row: ListedPicture }) {
  const { t } = useTranslation()
  const { name, width, height, fileName, editor, storedAt, uses, usedBy, videos, thumbnail } = row
  const others = uses - usedBy.length
  return (
    <tr>
      <th scope="row" className="t">
        <span className="stored-picture">
          <img src={thumbnail} alt="" width={width} height={height} loading="lazy" />
          <span>
            <bdi>{fileName ?? videos[0] ?? <span className="mono">{name.slice(0, 12)}</span>}</bdi>
            <span className="meta block num">{t('pictures:pixels', { size: formatDimensions(row) })}</span>
          </span>
        </span>
      </th>
      <td>
        {usedBy.map(({ family, id, title }, index) => (
          <Link
            key={`${family} ${id}`}
            className="block"
            href={urlOf($router, 'edit', { family, id })}
            data-open={index === 0 || undefined}
          >
            <bdi>{title}</bdi>
          </Link>
        ))}
        {others > 0 && <span className="meta num">+{others}</span>}
        {videos.map((video) => (
          <div key={video}>
            <bdi className="mono">{video}</bdi>
          </div>
        ))}
        {uses + videos.length === 0 && <span className="muted">{t('pictures:noUse')}</span>}
      </td>
      <td>
        <time className="nw" dateTime={storedAt} title={formatInstant(storedAt)}>
          {formatAge(storedAt)}
        </time>
        {editor && <bdi className="meta block">{editor}</bdi>}
      </td>
    </tr>
  )
}
