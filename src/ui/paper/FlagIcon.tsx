/** The flag icon of a marked question. It is not part of the icons of all pages, because only exam papers use it. */
export function FlagIcon() {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 20.5V4h11l-2 4 2 4H6" />
    </svg>
  )
}
