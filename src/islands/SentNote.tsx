import { type ReactNode, useEffect, useRef } from 'react'

interface SentNoteProps {
  title: string
  children: ReactNode
}

/** What stands in place of a form that was sent, with what happens next. It takes the focus, which the form took with it. */
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
