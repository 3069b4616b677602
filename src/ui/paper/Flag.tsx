/** The drawing of a mark: a flag. It stands here and not with all pages' icons, since only papers have it. */
export function Flag() {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 20.5V4h11l-2 4 2 4H6" />
    </svg>
  )
}
