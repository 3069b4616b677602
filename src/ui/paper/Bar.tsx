import type { ReactNode } from 'react'

interface BarProps {
  /** What the page is for, above the name. */
  label: string
  name: string
  children?: ReactNode
}

/** The only header of a page with a paper: what is on the table, and no way out but what it is given. */
export function Bar({ label, name, children }: BarProps) {
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
