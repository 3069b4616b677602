import type { Picture } from '../domain/content/picture.ts'
import { sourcesOf } from '../domain/content/picture.ts'
import { type CoverSubject, posterArt, posterViewBox } from '../drawings/cover.ts'

/** The poster of a film: the editor's picture, which readers see first, else its drawing. */
export function Poster({ of }: { of: CoverSubject & { picture: Picture | null } }) {
  if (of.picture) {
    const { srcset, ...sources } = sourcesOf(of.picture)
    const sizes = '(max-width: 1024px) 100vw, 1024px'
    return (
      <img
        {...sources}
        srcSet={srcset}
        sizes={sizes}
        loading="eager"
        fetchPriority="high"
        decoding="async"
        alt=""
      />
    )
  }
  return (
    <svg
      viewBox={posterViewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: posterArt(of) }}
    />
  )
}
