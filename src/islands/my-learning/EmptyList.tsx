import type { ReactNode } from 'react'
import { idleCameraDrawing } from '#src/drawings/pictures.ts'

/** The message of an empty list: a drawing, a sentence and a link. */
export function EmptyList({ text, href, linkText }: { text: ReactNode; href?: string; linkText?: string }) {
  return (
    <>
      <svg
        className="pic"
        viewBox="0 0 120 84"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
        dangerouslySetInnerHTML={{ __html: idleCameraDrawing }}
      />
      <p>{text}</p>
      {href && (
        <a className="btn sec2" href={href}>
          {linkText}
        </a>
      )}
    </>
  )
}
