/** A key of the keyboard, as a hint beside an act; screen readers get it from `aria-keyshortcuts`. */
export const Key = ({ children, on = false }: { children: string; on?: boolean }) => (
  <span dir="ltr" className={on ? 'key on' : 'key'} aria-hidden="true">
    {children}
  </span>
)
