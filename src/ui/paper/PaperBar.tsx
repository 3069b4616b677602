import type { ReactNode } from 'react'

interface PaperBarProps {
  /** The purpose of the page, above the name. */
  label: string
  name: string
  children?: ReactNode
}

/** The only header of a page with an exam paper: the paper's name, and no links except those in the children. */
export function PaperBar({ label, name, children }: PaperBarProps) {
  return (
    <header className="xbar">
      <div className="wrap">
        <div className="ttl">
          <span className="meta">{label}</span>
          <b className="t16">{name}</b>
        </div>
        {children}
      </div>
    </header>
  )
}
