/** A keyboard key as a hint beside an action. Screen readers get the shortcut from `aria-keyshortcuts`. */
export const KeyHint = ({ children, on = false }: { children: string; on?: boolean }) => (
  <span dir="ltr" className={on ? 'key on' : 'key'} aria-hidden="true">
    {children}
  </span>
)
