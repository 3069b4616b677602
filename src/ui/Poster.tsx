import { focusClasses, imageSourceAttributes, type ShownPicture } from '../domain/content-item/picture.ts'
import { type CoverSubject, drawPoster, posterViewBox } from '../drawings/cover.ts'

/** The poster of a video: the editor's picture if there is one, loaded eagerly, else a drawing. */
export function Poster({ item }: { item: CoverSubject & { picture: ShownPicture | null } }) {
  if (item.picture) {
    const { srcset, ...sources } = imageSourceAttributes(item.picture)
    const sizes = '(max-width: 1024px) 100vw, 1024px'
    return (
      <img
        className={focusClasses(item.picture).join(' ') || undefined}
        {...sources}
        srcSet={srcset}
        sizes={sizes}
        loading="eager"
        fetchPriority="high"
        decoding="async"
        alt={item.picture.alt ?? ''}
      />
    )
  }
  return (
    <svg
      viewBox={posterViewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: drawPoster(item) }}
    />
  )
}
