import { type ReactNode, useEffect, useRef } from 'react'

interface SentNoteProps {
  title: string
  children: ReactNode
}

/**
 * A message that replaces a form after it was sent, and explains the next step. Its heading gets the focus, which
 * was in the form.
 */
export function SentNote({ title, children }: SentNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="panel stack gap-4">
      <h2 className="t32" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
