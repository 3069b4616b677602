import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  /** A remark beside the title. */
  remark?: ReactNode
  /** Buttons at the end of the head. */
  actions?: ReactNode
  footer?: ReactNode
  /** The id of the panel, so that links can lead to it. */
  id?: string
  children: ReactNode
}

/** A panel with a head. */
export function Panel({ title, remark, actions, footer, id, children }: PanelProps) {
  const heading = useId()
  return (
    <section className="pn" aria-labelledby={heading} id={id}>
      <header>
        <h2 className="h2" id={heading}>
          {title}
        </h2>
        {remark && <span className="meta">{remark}</span>}
        {actions && <div className="end row">{actions}</div>}
      </header>
      {children}
      {footer && <footer>{footer}</footer>}
    </section>
  )
}
