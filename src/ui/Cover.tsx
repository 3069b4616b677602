import { focusClasses, imageSourceAttributes, type ShownPicture } from '../domain/content-item/picture.ts'
import { type CoverSubject, coverViewBox, drawCover } from '../drawings/cover.ts'

interface CoverProps {
  item: CoverSubject & { picture: ShownPicture | null }
  /** The displayed width, in the syntax of the attribute `sizes`; by default the width of a card. */
  sizes?: string
  /** Whether the picture is visible without scrolling, so that it is loaded immediately. */
  first?: boolean
  className?: string
}

/**
 * The editor's picture of an item, or a drawing if there is no picture. components/drawing/Cover.astro renders the
 * same on pages without islands.
 */
export function Cover({
  item,
  sizes = '(max-width: 719px) 100vw, 400px',
  first = false,
  className,
}: CoverProps) {
  const classes = ['cover', `cover-${item.subject}`, className].filter(Boolean).join(' ')
  if (item.picture) {
    const { srcset, ...sources } = imageSourceAttributes(item.picture)
    return (
      <img
        className={[classes, ...focusClasses(item.picture)].join(' ')}
        {...sources}
        srcSet={srcset}
        sizes={sizes}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        alt={item.picture.alt ?? ''}
      />
    )
  }
  return (
    <svg
      className={classes}
      viewBox={coverViewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: drawCover(item) }}
    />
  )
}
