/**
 * Returns a click handler that runs instead of the link's navigation. A click that opens a new tab or window still
 * navigates.
 * @example <a href={address} onClick={onPlainClick(() => turnTo(2))}>2</a>
 */
export const onPlainClick =
  (run: (link: HTMLElement) => void) =>
  (event: React.MouseEvent<HTMLElement>): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    run(event.currentTarget)
  }
