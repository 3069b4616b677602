import { focusClasses, imageSources, type ShownPicture } from '../domain/content-item/picture.ts'
import { type CoverSubject, coverArt, coverViewBox } from '../drawings/cover.ts'

interface CoverProps {
  of: CoverSubject & { picture: ShownPicture | null }
  /** The displayed width, as the CSS of `sizes`; that of a card by default. */
  sizes?: string
  /** Whether the picture is in the first view, so that it is loaded immediately. */
  first?: boolean
  className?: string
}

/** The editor's picture of an item, else its drawing. components/drawing/Cover.astro renders the same on pages without islands. */
export function Cover({
  of,
  sizes = '(max-width: 719px) 100vw, 400px',
  first = false,
  className,
}: CoverProps) {
  const classes = ['cover', `cover-${of.subject}`, className].filter(Boolean).join(' ')
  if (of.picture) {
    const { srcset, ...sources } = imageSources(of.picture)
    return (
      <img
        className={[classes, ...focusClasses(of.picture)].join(' ')}
        {...sources}
        srcSet={srcset}
        sizes={sizes}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        alt={of.picture.alt ?? ''}
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
      dangerouslySetInnerHTML={{ __html: coverArt(of) }}
    />
  )
}
